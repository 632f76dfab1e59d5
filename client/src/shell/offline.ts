import { notify } from './Notices.tsx'
import { text } from '../text/index.ts'

/** Lets the browser keep the page, so that it opens without a network. Not for who wants to save data, nor while the page is being developed. */
export async function keepPage(): Promise<void> {
  const wantsToSave = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  if (!import.meta.env.PROD || wantsToSave || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    registration.addEventListener('updatefound', () => {
      const next = registration.installing
      next?.addEventListener('statechange', () => {
        // The first one of all is nothing new.
        if (next.state === 'installed' && navigator.serviceWorker.controller !== null) notify(text().newVersion)
      })
    })
  } catch {
    // Some browsers keep nothing: the page works the same with a network.
  }
}
