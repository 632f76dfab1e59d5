import { expect, test, vi } from 'vitest'

/** An AudioContext as in Safari: it is silent until it is asked to sound while somebody clicks. */
class SilentContext {
  static isClicked = false
  state = 'suspended'
  sampleRate = 44_100
  destination = {}
  private readonly waiting: (() => void)[] = []
  createBuffer = (): object => ({ copyToChannel: () => undefined })
  resume(): Promise<void> {
    if (SilentContext.isClicked) this.state = 'running'
    const done = new Promise<void>((resolve) => this.waiting.push(resolve))
    if (this.state === 'running') for (const resolve of this.waiting.splice(0)) resolve()
    return done
  }
}

test('where a page is silent until somebody clicks, the last sound comes then, and all after it', async () => {
  const started: object[] = []
  class Node {
    connect = (): void => undefined
    start = (): void => void started.push(this)
  }
  const heard: Record<string, () => void> = {}
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'fathom.volume' ? '50' : null) })
  vi.stubGlobal('AudioContext', SilentContext)
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal('AudioBufferSourceNode', Node)
  vi.stubGlobal('document', { addEventListener: (type: string, hear: () => void) => (heard[type] = hear) })
  const { play } = await import('./sounds.ts')

  play('coin')
  play('dice')
  await Promise.resolve()
  expect(started).toHaveLength(0)

  SilentContext.isClicked = true
  heard['click']?.()
  SilentContext.isClicked = false
  await vi.waitFor(() => expect(started).toHaveLength(1))
  play('turn')
  await vi.waitFor(() => expect(started).toHaveLength(2))
})
