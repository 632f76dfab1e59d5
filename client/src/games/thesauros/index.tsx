import { onCleanup } from 'solid-js'
import { render } from 'solid-js/web'
import { isPhone } from '../../shell/media.ts'
import { lazyPart } from '../../shell/part.tsx'
import type { Event } from '@fathom/thesauros'
import type { GamePage, GamePart, TableContext } from '../page.ts'
import { ThesaurosDefs } from './art/index.ts'
import { Board } from './Board.tsx'
import { openBook } from './book.ts'
import { mainChoice } from './choices.ts'
import { createDesk, type Desk } from './desk.ts'
import { finalWordsOf } from './end/words.ts'
import { ExplainNote } from './explain/Explain.tsx'
import { createFlights } from './flights.ts'
import { tongue } from './tongues/index.ts'
import { listenToKeys } from './keys.ts'
import { Rival } from './Rival.tsx'
import { controlsOf, tabsOf, wantedTabOf } from './tabs.tsx'
import { words } from './text.ts'
import { spotOf } from './whereabouts.ts'
import { loadTongue } from './tongues/index.ts'
import './board.css'
import './card.css'

/** Loaded with the end of a game alone. */
const SoloEnd = lazyPart(async () => (await import('./end/Solo.tsx')).SoloEnd)
/** Loaded on small screens alone. */
const PhoneBoard = lazyPart(async () => (await import('./PhoneBoard.tsx')).PhoneBoard, isPhone)

/** Thesauros on the table page. */
export const thesaurosPage: GamePage = {
  texts: (components) => openBook(components).texts,
  speak: loadTongue,
  help: (language) => tongue(language).help,
  open: (context) => openPart(context),
}

function openPart(context: TableContext): GamePart {
  const desk = createDesk(context)
  mountDefs(desk)
  listenToKeys(desk, desk.lens)
  createFlights(desk)
  return {
    Board: () => <Board desk={desk} />,
    PhoneBoard: (props) => <PhoneBoard desk={desk}>{props.children}</PhoneBoard>,
    Rival: (props) => <Rival desk={desk} seat={props.seat} />,
    note: () => desk.town.note() || desk.hand.note(),
    noteIsRefusal: () => (desk.town.note() === '' ? desk.hand.isRefusal() : desk.town.noteIsRefusal()),
    controls: () => controlsOf(desk),
    confirm: () => desk.town.confirm() ?? confirmOf(desk),
    tabs: () => tabsOf(desk),
    wantsBoard: () => desk.hand.held().mine,
    wantedTab: () => wantedTabOf(desk),
    progress: () => progressOf(desk),
    score: (seat) => desk.view().scores[seat]?.total ?? 0,
    status: (seat) => statusOf(desk, seat),
    showEvent: (event) => void desk.setGlow(spotOf(event as Event)),
    chapter: (event) =>
      'quadrimester' in event && event.type === 'quadrimester-began' ? String(event.quadrimester) : null,
    finalWords: (seat) => finalWordsOf(desk, seat),
    Finale: () => <SoloEnd around={desk} />,
  }
}

/** The big button: what a first tap has shown, else what ends the thing that is on, or the only act there is. */
function confirmOf(desk: Desk): ReturnType<GamePart['confirm']> {
  const { hand, context } = desk
  const tapped = hand.tapDeed()
  if (tapped !== null) return { label: tapped.price === null ? words().doIt : words().doItFor(words().money(tapped.price)), ready: true, run: () => void hand.go(tapped) } // prettier-ignore
  const ask = hand.ask()
  const main = ask === null ? null : mainChoice(ask)
  if (main === null) return null
  const label = main.price === null ? main.label : `${main.label}, ${words().money(main.price)}`
  return { label, ready: true, run: () => void context.act([main.text]) }
}

function progressOf(desk: Desk): string {
  const { phase, year, quadrimester } = desk.view()
  if (phase === 'setup' || year === 0) return words().setting
  if (phase === 'over') return words().over
  const zone = desk.scene.zone()
  const now = phase === 'resolution' && zone > 0 ? words().zoneNow(zone) : words().phases[phase] // prettier-ignore
  return words().progress(quadrimester, now)
}

/** While all choose in secret: who has. */
function statusOf(desk: Desk, seat: number): 'chosen' | 'choosing' | null {
  const { pending, acting } = desk.view()
  const { context } = desk
  if (pending === null || pending.seats.length < 2 || !pending.seats.includes(seat)) return null
  return acting.includes(seat) && context.waitingFor().includes(seat) ? 'choosing' : 'chosen'
}

/** The patterns that drawings refer to: beside the page, since pieces lie on the chart, in offices and in the sheet. */
function mountDefs(desk: Desk): void {
  const place = document.body.appendChild(document.createElement('div'))
  const dispose = render(() => [<ThesaurosDefs />, <ExplainNote around={desk} explain={desk.notes} />], place)
  onCleanup(() => {
    dispose()
    place.remove()
  })
}
