import { onCleanup } from 'solid-js'
import { render } from 'solid-js/web'
import { shortcuts } from '../../shell/preferences.ts'
import type { Control, GamePage, GamePart, TableContext } from '../page.ts'
import { DeskDefs } from './art/index.ts'
import { Board } from './Board.tsx'
import { openBook } from './book.ts'
import { createDesk, type Desk } from './desk.ts'
import { createFlights } from './flights.ts'
import { createHand, type Hand } from './hand.ts'
import { help } from './help.ts'
import { PhoneBoard } from './PhoneBoard.tsx'
import { Rival } from './Rival.tsx'
import { offerPrice, priceSpoken } from './speech.ts'
import { words } from './text.ts'
import { Purse, Race } from './Tray.tsx'
import { nextLegal } from '../../table/walking.ts'
import { cardAt } from './why.ts'
import './board.css'
import './forms.css'
import './small.css'

/** Artifacts, Inc. on the table page. */
export const artifactsIncPage: GamePage = {
  texts: (components) => openBook(components).texts,
  help,
  open: (context) => openPart(context),
}

function openPart(context: TableContext): GamePart {
  const desk = createDesk(context)
  const hand = createHand(desk)
  mountDefs()
  listenToKeys(desk, hand)
  createFlights(desk)
  return {
    Board: () => <Board desk={desk} hand={hand} />,
    PhoneBoard: (props) => (
      <PhoneBoard desk={desk} hand={hand}>
        {props.children}
      </PhoneBoard>
    ),
    Rival: (props) => <Rival desk={desk} seat={props.seat} />,
    note: () => hand.note(),
    noteIsRefusal: () => hand.isRefusal(),
    controls: () => controlsOf(desk, hand),
    confirm: () => confirmOf(desk, hand),
    tabs: () => [
      {
        id: 'score',
        label: words().tabs.purse,
        Content: () => (
          <div class="ai-purse-tab">
            <Purse desk={desk} hand={hand} size={21} />
            <Race desk={desk} />
          </div>
        ),
      },
    ],
    wantedTab: () => null,
    progress: () => {
      const { round, trigger } = desk.view()
      if (round === 0) return words().setting
      return trigger === null ? words().round(round) : words().lastRound(round)
    },
    score: (seat) => desk.view().scores[seat]?.total ?? 0,
    status: () => null,
  }
}

/** The patterns that cards refer to: beside the page, since cards lie on the table, on rivals' strips and in the sheet. */
function mountDefs(): void {
  const place = document.body.appendChild(document.createElement('div'))
  const dispose = render(() => <DeskDefs />, place)
  onCleanup(() => {
    dispose()
    place.remove()
  })
}

function controlsOf(desk: Desk, hand: Hand): readonly Control[] {
  if (desk.mover() === null) return []
  const controls: Control[] = []
  const { held } = hand
  const most = desk.view().turn?.mayReroll ?? 0
  if (desk.view().phase === 'act' && most > 0 && desk.choices().rerolls.size > 0) {
    const pressed = held().rerolling !== null
    controls.push({ id: 'reroll', label: words().reroll(most), key: 'R', pressed, run: () => hand.startReroll() })
  }
  if (held().card !== null && desk.view().phase === 'buy') {
    controls.push({ id: 'other-card', label: words().otherCard, run: () => hand.clear() })
  }
  if (held().diving.length > 0) controls.push({ id: 'take-back', label: words().takeBack, run: () => hand.clear() })
  return controls
}

/** The big button: what the hand has ready, else what ends the phase. */
function confirmOf(desk: Desk, hand: Hand): ReturnType<GamePart['confirm']> {
  if (desk.mover() === null) return null
  const tapped = hand.tapAim()
  if (tapped !== null) return { label: costlyLabel(desk, hand), ready: true, run: () => void hand.go(tapped) }
  const { lays, end, decline, roll } = desk.choices()
  const { rerolling, card } = hand.held()
  if (rerolling !== null) {
    return { label: words().rerollDo(rerolling.length), ready: rerolling.length > 0, run: () => void hand.reroll() }
  }
  if (roll !== null) return { label: words().rerollDo(0), ready: true, run: () => void desk.context.act([roll]) }
  if (lays.size > 0) return { label: words().layThese, ready: true, run: () => void layAll(desk) }
  if (desk.view().phase === 'sell') {
    const dollars = hand.saleDollars()
    const label = dollars === 0 && hand.maySell() ? words().saleDone : words().saleDo(dollars)
    return { label, ready: hand.maySell(), run: () => hand.maySell() && void hand.sell() }
  }
  if (card !== null) return { label: words().choosePlace, ready: false, run: () => undefined }
  if (decline !== null) return { label: words().buyNothing, ready: true, run: () => hand.decline() }
  if (end === null) return null
  const label = desk.view().phase === 'lay' ? words().layDone : hand.ending() ? words().endAnyway : words().endTurn
  return { label, ready: true, run: () => hand.end() }
}

function costlyLabel(desk: Desk, hand: Hand): string {
  const aim = hand.tapAim()
  const player = desk.player(desk.mover() ?? 0)
  if (aim?.can === 'buy') return words().buyFor(priceSpoken(desk, offerPrice(desk, aim.card)))
  const card = aim?.can === 'upgrade' ? cardAt(player, aim.place) : undefined
  return words().upgradeFor(card?.upgrade == null ? '' : priceSpoken(desk, card.upgrade))
}

/** Lays what is left in the order shown; the last one lies down by itself. */
async function layAll(desk: Desk): Promise<void> {
  const left = desk.player(desk.mover() ?? 0)?.toLay ?? []
  const texts = left.slice(0, Math.max(1, left.length - 1)).flatMap((card) => desk.choices().lays.get(card) ?? [])
  await desk.context.act(texts)
}

/** T goes to what a die may do, not to the dice. */
const FITS = ':not([data-spot^="die"])'

/** Digits pick up dice, letters go somewhere or end something. */
function listenToKeys(desk: Desk, hand: Hand): void {
  const onKey = (event: KeyboardEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null
    if (!isPlain || isTyping || !shortcuts() || document.querySelector('dialog[open]') !== null) return
    if (!doKey(desk, hand, event.key.toUpperCase())) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Heard on the way down, before the table's own letters.
  document.addEventListener('keydown', onKey, true)
  onCleanup(() => document.removeEventListener('keydown', onKey, true))
}

/** False for keys that mean nothing now. */
function doKey(desk: Desk, hand: Hand, key: string): boolean {
  const { choices, context } = desk
  if (/^[1-6]$/.test(key)) {
    const die = Number(key)
    if (desk.mover() === null || !desk.tray().includes(die)) return false
    const index = desk.tray().indexOf(die)
    const does = hand.aimOf({ on: 'die', index })
    if (does === null) return false
    void hand.go(does)
  } else if (key === 'T') nextLegal(document, FITS)?.focus()
  else if (key === 'M') document.querySelector<HTMLElement>('[data-region="market"] [tabindex="0"]')?.focus()
  else if (key === 'D') document.querySelector<HTMLElement>('[data-spot="dive"]')?.focus()
  else if (key === 'X' && choices().decline !== null) hand.decline()
  else if (key === 'E' && !context.draft().canEndTurn && choices().end !== null) hand.end()
  else return false
  return true
}
