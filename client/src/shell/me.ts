import { createMemo, createRoot, createSignal } from 'solid-js'
import type { ChangeGuest, Guest, Me, Standing } from '@fathom/protocol'
import { changeMe, createGuest, getMe } from '../api/api.ts'
import type { Answer, Problem } from '../api/http.ts'
import { keep, kept, language, setLanguage } from './preferences.ts'

/** Names for people who have not said theirs: seabirds and winds, the same in every language. */
const seaNames = [
  'Petrel', 'Kittiwake', 'Fulmar', 'Shearwater', 'Halcyon', 'Zephyr', 'Mistral', 'Alizé', 'Sterna', 'Larus',
  'Garua', 'Meltemi', 'Sirocco', 'Puffin', 'Noddy', 'Albatros', 'Tramontane', 'Ostro', 'Levanter', 'Calypso',
] // prettier-ignore

const [me, setMe] = createSignal<Guest | null>(null)
const [isNobody, setNobody] = createSignal(false)
const [wantsGreeting, setWantsGreeting] = createSignal(false)

/** `wantsGreeting`: somebody has just become a guest, and should be told by which name. */
/** `isNobody`: the server has said that it does not know this browser; as long as it can't be asked, that is open. */
export { me, isNobody, wantsGreeting }

/** Who I am, however my name or my signs change; undefined: nobody that is known. */
export const myId = createRoot(() => createMemo(() => me()?.id))

/** The language in which the server speaks to me: the page's, as soon as it has heard of it. */
export const spokenToMe = createRoot(() => createMemo(() => me()?.language ?? language()))

const [unrecognised, setUnrecognised] = createSignal<Problem | null>(null)

/** Why it could not be found out who I am; null: it was, or is being asked. */
export { unrecognised }

/** My name, or the one that I had when this browser was last recognised; null: none is known. */
export const lastName = (): string | null => me()?.name ?? (isNobody() ? null : kept('my-name'))

const [standing, setStanding] = createSignal<Standing | null>(null)

/** How I stand with those who run the house, as far as it is known. */
export { standing, setStanding }

/** They have a word for me, or I can't do something for a time. */
export const isKept = (): boolean => {
  const now = standing()
  return now !== null && (now.warnings.length > 0 || now.muted !== null || now.suspended !== null)
}

export const setGreeted = (): void => void setWantsGreeting(false)

let asking: Promise<Answer<Me>> | null = null

function know(guest: Guest): void {
  setMe(guest)
  keep('my-name', guest.name)
}

/** Asks the server who this browser belongs to. Nobody yet is no error. */
export async function recogniseMe(): Promise<Answer<Guest>> {
  const question = getMe()
  asking = question
  const answer = await question
  if (asking === question) asking = null
  setUnrecognised(answer.ok || answer.problem.code === 'no-guest' ? null : answer.problem)
  if (answer.ok) {
    know(answer.value)
    setStanding(answer.value.standing)
    setNobody(false)
    if (answer.value.language !== language()) void tellLanguage()
  } else if (answer.problem.code === 'no-guest') {
    setMe(null)
    keep('my-name', null)
    setStanding(null)
    setNobody(true)
  }
  return answer
}

/**
 * Who this browser belongs to, asked only if that is not known yet, or not being asked.
 * @returns a refusal with the code `no-guest` for nobody; another problem: it could not be found out
 */
export async function whoAmI(): Promise<Answer<Guest>> {
  const known = me()
  if (known !== null) return { ok: true, value: known }
  await asking
  const now = me()
  return now === null ? recogniseMe() : { ok: true, value: now }
}

/** Asks for what is mine. @param none what nobody has; who can't be recognised hears why instead */
export async function askAsMe<T>(ask: () => Promise<Answer<T>>, none: T): Promise<Answer<T>> {
  const who = isNobody() ? null : await whoAmI()
  if (who?.ok === true) return ask()
  return who === null || who.problem.code === 'no-guest' ? { ok: true, value: none } : who
}

/** A name for who has not said theirs. */
export function nameFromTheSea(): string {
  return seaNames[Math.floor(Math.random() * seaNames.length)] ?? 'Petrel'
}

/** A guest to act as: the one this browser has, or a new one with a name from the sea. */
export async function ensureGuest(): Promise<Answer<Guest>> {
  const known = me()
  if (known !== null) return { ok: true, value: known }
  // A page that opened without a network does not know yet who it belongs to: a new guest would take the place of the old one for good.
  const asked = isNobody() ? null : await recogniseMe()
  if (asked !== null && (asked.ok || asked.problem.code !== 'no-guest')) return asked
  const name = nameFromTheSea()
  let answer = await createGuest({ name, language: language() })
  // Somebody keeps that name: the next bird has a number.
  if (!answer.ok && answer.problem.code === 'name-taken')
    answer = await createGuest({ name: `${name} ${Math.floor(Math.random() * 9000) + 1000}`, language: language() })
  if (!answer.ok) return answer
  know(answer.value.guest)
  setStanding(null)
  setNobody(false)
  setWantsGreeting(true)
  return { ok: true, value: answer.value.guest }
}

let changed: Promise<unknown> = Promise.resolve()

/** Every answer tells all that I am: a change waits for the one before it, so that no older answer comes last. */
function changeInOrder(wish: () => ChangeGuest): Promise<Answer<Guest>> {
  const answer = changed.then(() => changeMe(wish())).then(keepMe)
  changed = answer
  return answer
}

function keepMe(answer: Answer<Guest>): Answer<Guest> {
  if (answer.ok) know(answer.value)
  return answer
}

/** Something else of me, everywhere. Makes me a guest first if I am nobody yet. */
export async function change(wish: ChangeGuest): Promise<Answer<Guest>> {
  const guest = await ensureGuest()
  return guest.ok ? changeInOrder(() => wish) : guest
}

/** Another name for me, everywhere. Makes me a guest first if I am nobody yet. */
export async function rename(name: string): Promise<Answer<Guest>> {
  const answer = await change({ name })
  // Who has said the name knows it.
  setGreeted()
  return answer
}

/** Changes the language of the page and of everything the server says to me. */
export async function speak(next: 'en' | 'fr'): Promise<void> {
  await setLanguage(next)
  if (me() !== null) await tellLanguage()
}

/** The server speaks to me in the page's language from then on: `spokenToMe` says when it has heard. */
async function tellLanguage(): Promise<void> {
  await changeInOrder(() => ({ language: language() }))
}

/** A number of my own that goes into the draws of a table, so that no server alone decides them. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
