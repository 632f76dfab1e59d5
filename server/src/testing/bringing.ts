import { must, TestClient } from './testClient.ts'

/** A new account that has signed in at a guest's browser, where the guest waits to be brought along. */
export async function accountOver(url: string, guest: TestClient): Promise<TestClient> {
  const account = await TestClient.named(url, `Keeper${Math.random()}`.slice(0, 20))
  must(await account.post('/me/password', { password: 'a long password' }), 201)
  const browser = new TestClient(url, { cookie: `fathom-aside=${guest.token}` })
  browser.token = account.token
  return browser
}

export async function bring(account: TestClient): Promise<void> {
  must(await account.post('/me/waiting-guest/bring', {}))
}
