import type { CDPSession, Page } from '@playwright/test'

/** A worker as the browser's protocol names it. */
interface Attached {
  readonly sessionId: string
  readonly targetInfo: { readonly type: string }
}

/** Watches the workers of a page, to say what they keep in memory. To be called before the page begins any. */
export async function watchWorkers(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page)
  const sessions = new Set<string>()
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }: Attached) => {
    if (targetInfo.type === 'worker') sessions.add(sessionId)
  })
  cdp.on('Target.detachedFromTarget', ({ sessionId }: { sessionId: string }) => sessions.delete(sessionId))
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  return async () => {
    let sum = 0
    for (const session of sessions) {
      await ask(cdp, session, 'HeapProfiler.collectGarbage')
      const { usedSize } = await ask<{ usedSize: number }>(cdp, session, 'Runtime.getHeapUsage')
      sum += usedSize
    }
    return sum
  }
}

let asked = 0

/** What a worker answers. */
function ask<Answer>(cdp: CDPSession, sessionId: string, method: string): Promise<Answer> {
  const id = ++asked
  return new Promise((resolve, reject) => {
    const onAnswer = ({ message }: { message: string }): void => {
      const answer = JSON.parse(message) as { id?: number; result: Answer }
      if (answer.id !== id) return
      cdp.off('Target.receivedMessageFromTarget', onAnswer)
      resolve(answer.result)
    }
    cdp.on('Target.receivedMessageFromTarget', onAnswer)
    cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) }).catch(reject)
  })
}
