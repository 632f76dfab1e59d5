import { expect, test } from 'vitest'
import { whenHeard } from './heard.ts'

/** An AudioContext as in Safari: it is silent until it is asked to sound while somebody clicks. */
class SilentSpeaker {
  state: AudioContextState = 'suspended'
  isClicked = false
  private readonly waiting: (() => void)[] = []
  resume(): Promise<void> {
    if (this.isClicked) this.state = 'running'
    const done = new Promise<void>((resolve) => this.waiting.push(resolve))
    if (this.state === 'running') for (const resolve of this.waiting.splice(0)) resolve()
    return done
  }
}

test('where a page is silent until somebody clicks, the last sound comes then, and all after it', async () => {
  const [speaker, page, heard] = [new SilentSpeaker(), new EventTarget(), [] as string[]]
  const play = whenHeard<string>(speaker, page, (cue) => heard.push(cue))
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  play('coin')
  play('dice')
  await settle()
  expect(heard).toEqual([])

  speaker.isClicked = true
  page.dispatchEvent(new Event('click'))
  speaker.isClicked = false
  await settle()
  expect(heard).toEqual(['dice'])
  play('turn')
  await settle()
  expect(heard).toEqual(['dice', 'turn'])
})
