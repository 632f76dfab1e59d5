/**
 * Plays things through what a browser may keep silent. Safari lets a page be heard from a click or a key on, and asks for another one after a call or a
 * locked screen; until then only the last of what has happened is kept.
 * @param page where somebody clicks
 * @returns plays one, at once or as soon as it can be heard
 */
export function whenHeard<Thing>(
  speaker: Pick<AudioContext, 'state' | 'resume'>,
  page: Pick<EventTarget, 'addEventListener'>,
  sound: (thing: Thing) => void,
): (thing: Thing) => void {
  let next: Thing | null = null
  const start = (): void => {
    if (next !== null) sound(next)
    next = null
  }
  const resume = (): void => {
    if (speaker.state !== 'running') speaker.resume().catch(() => undefined)
  }
  for (const gesture of ['click', 'keydown']) page.addEventListener(gesture, resume, true)
  return (thing) => {
    const isWaiting = next !== null
    next = thing
    if (!isWaiting) void speaker.resume().then(start, () => (next = null))
  }
}
