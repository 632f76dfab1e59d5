/** Rejects when a worker can't be loaded or fails; otherwise it never settles. */
export function failing(worker: Worker): Promise<never> {
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'a worker failed')), { once: true })
  })
  // Whoever does not wait for it just now need not hear of it.
  failed.catch(() => {})
  return failed
}
