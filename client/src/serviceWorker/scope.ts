/** What a service worker's global scope offers, as far as it is used: the compiler's own description of it can't stand beside that of a page. */

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface ScopeEvents {
  readonly install: WaitingEvent
  readonly activate: WaitingEvent
  readonly fetch: WaitingEvent & { readonly request: Request; respondWith(response: Promise<Response>): void }
  readonly push: WaitingEvent & { readonly data: { json(): unknown } }
  readonly notificationclick: WaitingEvent & { readonly notification: Notification }
}

interface WindowClient {
  readonly url: string
  focus(): Promise<unknown>
}

export interface ServiceWorkerScope {
  skipWaiting(): Promise<void>
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  readonly clients: {
    claim(): Promise<void>
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(path: string): Promise<unknown>
  }
  addEventListener<Name extends keyof ScopeEvents>(name: Name, listener: (event: ScopeEvents[Name]) => void): void
}
