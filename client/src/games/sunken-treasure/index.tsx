import { onCleanup } from 'solid-js'
import { render } from 'solid-js/web'
import { OFF, sunkenTreasureTexts } from '@fathom/sunken-treasure'
import { language, shortcuts } from '../../shell/preferences.ts'
import type { Control, GamePage, GamePart, TableContext } from '../page.ts'
import { TreasureDefs } from './art/index.ts'
import { Board, PhoneBoard } from './Board.tsx'
import { createDesk, type Desk } from './desk.ts'
import { createHelm, type Helm } from './helm.ts'
import { help } from './help.ts'
import { readyRows } from './input.ts'
import { CardsInHand, Jokers, Treasures } from './Own.tsx'
import { Rival } from './Rival.tsx'
import { doLabel, lacksSpoken } from './speech.ts'
import { words } from './text.ts'
import './board.css'

/** Sunken Treasure on the table page. */
export const sunkenTreasurePage: GamePage = {
  texts: () => sunkenTreasureTexts,
  help,
  open: (context) => openPart(context),
}

function openPart(context: TableContext): GamePart {
  const desk = createDesk(context, () => sunkenTreasureTexts[language()])
  const helm = createHelm(desk)
  mountDefs()
  listenToKeys(desk, helm)
  return {
    Board: () => <Board desk={desk} helm={helm} />,
    PhoneBoard: (props) => (
      <PhoneBoard desk={desk} helm={helm}>
        {props.children}
      </PhoneBoard>
    ),
    Rival: (props) => <Rival desk={desk} seat={props.seat} />,
    note: () => helm.note(),
    noteIsRefusal: () => helm.isRefusal(),
    controls: () => controlsOf(desk, helm),
    confirm: () => confirmOf(desk, helm),
    tabs: () => [
      {
        id: 'score',
        label: words().tabs.hand(desk.player(context.shownSeat())?.hand ?? 0),
        Content: () => (
          <div class="st-hand-tab">
            <CardsInHand desk={desk} helm={helm} width={58} bare />
            <Jokers desk={desk} helm={helm} size={36} perLine={2} />
          </div>
        ),
      },
      {
        id: 'treasures',
        label: words().tabs.treasures(desk.player(context.shownSeat())?.treasures.length ?? 0),
        Content: () => <Treasures desk={desk} helm={helm} bare />,
      },
    ],
    wantedTab: () => (desk.choices().pays.size + desk.choices().trades.size > 0 ? 'score' : null),
    progress: () => (desk.view().phase === 'place' ? words().placing : words().progress(desk.view().sweep)),
    score: (seat) => desk.player(seat)?.treasures.length ?? 0,
    status: () => null,
    finalWords: (seat) => lacksSpoken(desk.player(seat) ?? { missing: [] }),
  }
}

/** The patterns that the tiles refer to: beside the page, since tiles lie on the board, on rivals' cards and in the sheet. */
function mountDefs(): void {
  const place = document.body.appendChild(document.createElement('div'))
  const dispose = render(() => <TreasureDefs />, place)
  onCleanup(() => {
    dispose()
    place.remove()
  })
}

function controlsOf(desk: Desk, helm: Helm): readonly Control[] {
  const { end, pass } = desk.choices()
  const controls: Control[] = []
  if (desk.mover() !== null && readyRows(desk.view()).length > 1 && desk.chosen() !== null) {
    controls.push({ id: 'next-boat', label: words().nextBoat, key: 'B', run: () => helm.nextBoat() })
  }
  // While the big button does what was tapped, the end of the actions has a button of its own.
  if (helm.tapAim() !== null && (end ?? pass) !== null) {
    const label = end === null ? words().keepHand : words().endActions
    controls.push({ id: 'end-actions', label, key: 'X', run: () => helm.end() })
  }
  return controls
}

function confirmOf(desk: Desk, helm: Helm): ReturnType<GamePart['confirm']> {
  const { end, pass } = desk.choices()
  const tapped = helm.tapAim()
  if (tapped !== null) return { label: doLabel(tapped), ready: true, run: () => void helm.go(tapped) }
  if (end !== null) return { label: words().endActions, ready: true, run: () => helm.end() }
  // With no boat further right there is one thing to do: no need to aim at it.
  const off = desk.choices().sails.get(OFF)
  if (off !== undefined && desk.choices().sails.size === 1) {
    return { label: words().doSailOff, ready: true, run: () => void desk.context.act([off], true) }
  }
  return pass === null ? null : { label: words().keepHand, ready: true, run: () => helm.end() }
}

/** Letters that go somewhere instead of pressing a button of the prompt: T to a tile, H to my hand; X and E end the actions. */
function listenToKeys(desk: Desk, helm: Helm): void {
  const onKey = (event: KeyboardEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null
    if (!isPlain || isTyping || !shortcuts() || document.querySelector('dialog[open]') !== null) return
    const key = event.key.toUpperCase()
    if (key === 'T') helm.nextTile()
    else if (key === 'H') document.querySelector<HTMLElement>('.st-card')?.focus()
    else if (key === 'X' || (key === 'E' && !desk.context.draft().canEndTurn)) helm.end()
    else return
    event.preventDefault()
  }
  // Heard on the way down, before the table's own letters.
  document.addEventListener('keydown', onKey)
  onCleanup(() => document.removeEventListener('keydown', onKey))
}
