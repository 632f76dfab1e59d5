import type { CDPSession, Page } from '@playwright/test'

/** A device's own store of passkeys, which says yes to everything, as Chromium's DevTools make it for one page. */
export class VirtualKey {
  private readonly cdp: CDPSession
  private readonly authenticatorId: string

  private constructor(cdp: CDPSession, authenticatorId: string) {
    this.cdp = cdp
    this.authenticatorId = authenticatorId
  }

  static async on(page: Page): Promise<VirtualKey> {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new VirtualKey(cdp, authenticatorId)
  }

  /** Passes its passkeys on, as devices of one person do. */
  async syncTo(other: VirtualKey): Promise<void> {
    const { credentials } = await this.cdp.send('WebAuthn.getCredentials', { authenticatorId: this.authenticatorId })
    for (const credential of credentials)
      await other.cdp.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential })
  }
}
