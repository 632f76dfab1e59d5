import { isPhone } from '../../shell/media.ts'
import { Figure } from './rules/Figure.tsx'
import type { Event, View } from '@fathom/artifacts-inc'
import { provideDefs } from '../../board/Defs.tsx'
import { createFlights } from '../../board/flights.ts'
import { listenToKeys } from '../../board/keys.ts'
import { lazyPart } from '../../shell/part.tsx'
import type { Control, GamePage, GamePart, TableContext } from '../page.ts'
import { CardDefs } from './art/index.ts'
import { Board } from './Board.tsx'
import { openTableSet } from './tableSet.ts'
import { mineSpoken, whereItGoes } from './ear.ts'
import { createModel, type GameModel } from './model.ts'
import { flightOf } from './flights.tsx'
import { isOwn, pointsAt, switchTo } from './pointsAt.ts'
import { createDeskPointer, type DeskPointer } from './pointer.ts'
import { createCardPreview } from './preview.ts'
import { PhoneBoard } from './PhoneBoard.tsx'
import { Rival } from './Rival.tsx'
import { cardAt, spotKey } from './spots.ts'
import { actionText, offerPrice, priceSpoken } from './speech.ts'
import { loadHelp, loadMessages, messages } from './text/index.ts'
import { Purse, Race } from './Tray.tsx'
import './board.css'
import './forms.css'
import './small.css'

const Scene = lazyPart(async () => (await import('./end/Scene.tsx')).Scene)

/** Artifacts, Inc. on the table page. */
export const artifactsIncPage: GamePage<View, Event> = {
  text: (components) => openTableSet(components).text(),
  speak: loadMessages,
  help: loadHelp,
  open: (context) => openPart(context),
  Figure,
}

function openPart(context: TableContext<View, Event>): GamePart<Event> {
  const model = createModel(context)
  const pointer = createDeskPointer(model)
  const preview = createCardPreview(model, pointer)
  provideDefs(CardDefs)
  listenToKeys((key) => pressKey(model, pointer, key))
  createFlights(context, (event) => flightOf(model, pointer, event))
  return {
    Board: () => <Board model={model} pointer={pointer} preview={preview} />,
    PhoneBoard: (props) => (
      <PhoneBoard model={model} pointer={pointer} preview={preview}>
        {props.children}
      </PhoneBoard>
    ),
    Rival: (props) => <Rival model={model} seat={props.seat} />,
    Scene: (end) => <Scene model={model} end={end} />,
    note: () => pointer.note(),
    noteIsRefusal: () => pointer.isRefusal(),
    controls: () => controlsOf(model, pointer),
    confirm: () => confirmOf(model, pointer),
    // On a small screen the big button sells.
    asksOnForm: () => !isPhone() && model.view().phase === 'sell' && model.mover() !== null && model.isMine(),
    tabs: () => [
      {
        id: 'score',
        // What can be paid and where I stand are asked at every die: no tab need be opened for that.
        label: messages().tabs.purse(
          model.player(context.shownSeat())?.money ?? 0,
          model.view().scores[context.shownSeat()]?.total ?? 0,
        ),
        Content: () => (
          <div class="ai-purse-tab" ref={pointer.mount}>
            <Purse model={model} pointer={pointer} size={21} />
            <Race model={model} />
          </div>
        ),
      },
    ],
    wantedTab: () => null,
    progress: () => {
      const { round, trigger } = model.view()
      if (round === 0) return messages().setting
      return trigger === null ? messages().round(round) : messages().lastRound(round)
    },
    chapter: (event) => (event.type === 'turn-started' && 'round' in event ? String(event.round) : null),
    chapterWords: (name) => messages().chapter(name),
    unit: () => messages().unit,
    score: (seat) => model.view().scores[seat]?.total ?? 0,
    status: () => null,
    pointsAt: (text) => pointsAt(model.view(), text),
    isOwn,
    switchTo,
    whereItGoes: () => whereItGoes(model, pointer.held()),
    mine: () => mineSpoken(model),
    action: (text) => actionText(model, text),
    // Rings show where it lies.
    brief: (text) => actionText(model, text).replace(/ \(.+?\)/, ''),
  }
}

function controlsOf(model: GameModel, pointer: DeskPointer): readonly Control[] {
  if (model.mover() === null) return []
  const controls: Control[] = []
  const { held } = pointer
  const most = model.view().turn?.mayReroll ?? 0
  if (model.view().phase === 'act' && most > 0 && model.choices().rerolls.size > 0) {
    const pressed = held().rerolling !== null
    controls.push({ id: 'reroll', label: messages().reroll(most), key: 'R', pressed, run: () => pointer.startReroll() })
  }
  if (held().card !== null && model.view().phase === 'buy') {
    controls.push({ id: 'other-card', label: messages().otherCard, run: () => pointer.clear() })
  }
  if (held().diving.length > 0)
    controls.push({ id: 'take-back', label: messages().takeBack, run: () => pointer.clear() })
  return controls
}

/** The big button: what the hand has ready, else what ends the phase. */
function confirmOf(model: GameModel, pointer: DeskPointer): ReturnType<GamePart['confirm']> {
  if (model.mover() === null) return null
  const tapped = pointer.tapped()
  if (tapped !== null) return { label: costlyLabel(model, pointer), ready: true, run: () => void pointer.go(tapped) }
  const { lays, buys, upgrades, end, decline, roll } = model.choices()
  const { rerolling, card } = pointer.held()
  if (rerolling !== null) {
    return {
      label: messages().rerollDo(rerolling.length),
      ready: rerolling.length > 0,
      run: () => void pointer.reroll(),
    }
  }
  if (roll !== null) return { label: messages().rerollDo(0), ready: true, run: () => void model.context.act([roll]) }
  if (lays.size > 0) return { label: messages().layThese, ready: true, run: () => void layAll(model) }
  if (model.view().phase === 'sell') {
    const dollars = pointer.saleDollars()
    const label = dollars === 0 && pointer.maySell() ? messages().saleDone : messages().saleDo(dollars)
    return { label, ready: pointer.maySell(), run: () => pointer.maySell() && void pointer.sell() }
  }
  if (card !== null) return { label: messages().choosePlace, ready: false, run: () => undefined }
  if (decline !== null) {
    const quiet = buys.size + upgrades.size > 0
    return { label: messages().buyNothing, ready: true, quiet, run: () => pointer.decline() }
  }
  if (end === null) return null
  const label =
    model.view().phase === 'lay' ? messages().layDone : pointer.ending() ? messages().endAnyway : messages().endTurn
  // Dice that still find a place call first, unless the end has been asked for.
  return { label, ready: true, quiet: pointer.isWaste() && !pointer.ending(), run: () => pointer.end() }
}

function costlyLabel(model: GameModel, pointer: DeskPointer): string {
  const aim = pointer.tapped()
  const player = model.player(model.mover() ?? 0)
  if (aim?.can === 'buy') return messages().buyFor(priceSpoken(model, offerPrice(model, aim.card)))
  const card = aim?.can === 'upgrade' ? cardAt(player, aim.place) : undefined
  return messages().upgradeFor(card?.upgrade == null ? '' : priceSpoken(model, card.upgrade))
}

/** Lays what is left in the order shown; the last one lies down by itself. */
async function layAll(model: GameModel): Promise<void> {
  const left = model.player(model.mover() ?? 0)?.toLay ?? []
  const texts = left.slice(0, Math.max(1, left.length - 1)).flatMap((card) => model.choices().lays.get(card) ?? [])
  await model.context.act(texts)
}

/** T goes to what a die may do, not to the dice. */
const FITS = ':not([data-spot^="die"])'

/** Digits pick up dice, letters go somewhere or end something. False for keys that mean nothing now. */
function pressKey(model: GameModel, pointer: DeskPointer, key: string): boolean {
  const { choices, context } = model
  if (/^[1-6]$/.test(key)) {
    const die = Number(key)
    if (model.mover() === null || !model.tray().includes(die)) return false
    const index = model.tray().indexOf(die)
    const does = pointer.aimOf(spotKey({ on: 'die', index }))
    if (does === null) return false
    void pointer.go(does)
  } else if (key === 'T') return pointer.seekLegal(FITS)
  else if (key === 'M') return pointer.seekRegion('market')
  else if (key === 'D') return pointer.seek('dive')
  else if (key === 'X' && choices().decline !== null) pointer.decline()
  else if (key === 'E' && !context.draft().canEndTurn && choices().end !== null) pointer.end()
  else return false
  return true
}
