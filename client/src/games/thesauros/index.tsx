import { createComponent, createSignal, Show } from 'solid-js'
import { mountBeside, provideDefs } from '../../board/Defs.tsx'
import { createFlights } from '../../board/flights.ts'
import { listenToKeys } from '../../board/keys.ts'
import { isPhone } from '../../shell/media.ts'
import { lazyPart } from '../../shell/part.tsx'
import { ACCOUNTS, type Event, type View } from '@fathom/thesauros'
import type { GamePage, GamePart, TableContext } from '../page.ts'
import { ThesaurosDefs } from './art/index.ts'
import { Board } from './Board.tsx'
import { openTableSet } from './tableSet.ts'
import { hasCard } from './card.ts'
import { mainChoice } from './choices.ts'
import { mineSpoken, whereItGoes } from './ear.ts'
import { createModel, type GameModel } from './model.ts'
import { Scene } from './end/Scene.tsx'
import type { finalWordsOf } from './end/words.ts'
import type { flightOf } from './flights.ts'
import { pressKey } from './keys.ts'
import { isOwn, pointsAt } from './pointsAt.ts'
import { openScore } from './openScore.ts'
import { Rival } from './Rival.tsx'
import { controlsOf, tabsOf, wantedTabOf } from './tabs.tsx'
import { loadHelp, loadMessages, messages, officeMessages, withPanelWords } from './text/index.ts'
import { spotOf } from './whereabouts.ts'
import './board.css'
import './cardActions.css'
import './card.css'

/** Loaded with the end of a game alone. */
const SoloEnd = lazyPart(async () => (await withPanelWords(() => import('./end/Solo.tsx'))).SoloEnd)
const [loadedWords, setLoadedWords] = createSignal<typeof finalWordsOf | null>(null)
/** What is said at the end; null until it has come. */
function endWords(): typeof finalWordsOf | null {
  if (loadedWords() === null)
    void import('./end/words.ts').then(
      ({ finalWordsOf }) => setLoadedWords(() => finalWordsOf),
      () => undefined,
    )
  return loadedWords()
}
/** Loaded on small screens alone. */
const PhoneBoard = lazyPart(async () => (await import('./PhoneBoard.tsx')).PhoneBoard, isPhone)
/** Loaded with the rules alone. */
const Figure = lazyPart(
  async () => (await import('./rules/Figure.tsx')).Figure,
  () => false,
  true,
)

/** Thesauros on the table page. */
export const thesaurosPage: GamePage<View, Event> = {
  text: (components) => openTableSet(components).text(),
  speak: loadMessages,
  help: loadHelp,
  open: (context) => openPart(context),
  Figure,
}

function openPart(context: TableContext<View, Event>): GamePart<Event> {
  const model = createModel(context)
  provideDefs(ThesaurosDefs)
  mountBeside(() => (
    <Show when={model.notes.Note()}>{(note) => createComponent(note(), { around: model, explain: model.notes })}</Show>
  ))
  listenToKeys((key) => pressKey(model, key))
  flyWhenLoaded(model)
  const part: GamePart<Event> = {
    Board: () => <Board model={model} />,
    PhoneBoard: (props) => <PhoneBoard model={model}>{props.children}</PhoneBoard>,
    Rival: (props) => <Rival model={model} seat={props.seat} />,
    Scene: (end) => <Scene model={model} end={end} />,
    note: () => model.town.note() || model.pointer.note(),
    noteIsRefusal: () => (model.town.note() === '' ? model.pointer.isRefusal() : model.town.noteIsRefusal()),
    controls: () => controlsOf(model),
    confirm: () => confirmOf(model),
    asksOnForm: () => confirmOf(model) === null && model.town.hasForm(),
    tabs: () => tabsOf(model),
    wantsBoard: () => model.pointer.held().mine,
    takesSheet: () => hasCard(model) || model.town.hasForm(),
    wantedTab: () => wantedTabOf(model),
    progress: () => progressOf(model),
    unit: (score) => messages().unit(score),
    score: (seat) => openScore(model.view(), seat, model.tableSet.set.data.scoring.moneyPerPoint)?.total ?? 0,
    status: (seat) => statusOf(model, seat),
    whereItGoes: () => whereItGoes(model),
    mine: () => mineSpoken(model),
    action: (text) => {
      const action = model.tableSet.notation.parse(text)
      return action === null ? '' : model.tableSet.text().action(action, model.view())
    },
    // What a sale brings one day stands not beside what it brings now; a budget's accounts are named as on its form.
    brief: (text) => {
      const action = model.tableSet.notation.parse(text)
      if (action?.do === 'budget')
        return `${officeMessages().accounts[ACCOUNTS[action.account] ?? 'SF']} ${messages().money(action.amount)}`
      return text.startsWith('sell') ? (part.action?.(text).split(/\s?:/)[0] ?? '') : ''
    },
    // Several at once are a budget, which ends my part as its form does.
    act: (actions) => model.context.act(actions, actions.length > 1),
    pointsAt,
    isOwn,
    whole: {
      why: () =>
        officeMessages().budgetWhy(officeMessages().accounts[model.view().rules.variant === 'solo' ? 'ME' : 'SF']),
      layReady: model.town.layReady,
    },
    showEvent: (event) => void model.setGlow(spotOf(event)),
    chapter: (event) =>
      'quadrimester' in event && event.type === 'quadrimester-began' ? String(event.quadrimester) : null,
    chapterWords: (name) => messages().chapter(name),
    finalWords: (seat) => endWords()?.(model, seat) ?? '',
    Finale: () => <SoloEnd around={model} />,
  }
  return part
}

/** The board does not wait for the pictures of what travels. */
function flyWhenLoaded(model: GameModel): void {
  let pictures: typeof flightOf | null = null
  void import('./flights.ts').then((loaded) => (pictures = loaded.flightOf))
  createFlights(model.context, (event) => pictures?.(model, event) ?? null)
}

/** The big button: does what a first tap has shown, else finishes a move that has begun, or does the only act there is. */
function confirmOf(model: GameModel): ReturnType<GamePart['confirm']> {
  const { pointer, context } = model
  const tapped = pointer.tappedDeed()
  if (tapped !== null) return { label: tapped.price ? messages().doItFor(messages().money(tapped.price)) : messages().doIt, ready: true, run: () => void pointer.go(tapped) } // prettier-ignore
  const ask = pointer.ask()
  const main = ask === null ? null : mainChoice(ask)
  if (main === null) return null
  const label = main.price === null ? main.label : `${main.label}, ${messages().money(main.price)}`
  return { label, ready: true, quiet: main.isLess, run: () => void context.act([main.text]) }
}

function progressOf(model: GameModel): string {
  const { phase, year, quadrimester } = model.view()
  if (phase === 'setup' || year === 0) return messages().setting
  if (phase === 'over') return messages().over
  const zone = model.scene.zone()
  const now = phase === 'resolution' && zone > 0 ? messages().zoneNow(zone) : messages().phases[phase] // prettier-ignore
  return messages().progress(quadrimester, now)
}

/** While all choose in secret: who has. */
function statusOf(model: GameModel, seat: number): 'chosen' | 'choosing' | null {
  const { pending, acting } = model.view()
  const { context } = model
  if (pending === null || pending.seats.length < 2 || !pending.seats.includes(seat)) return null
  return acting.includes(seat) && context.waitingFor().includes(seat) ? 'choosing' : 'chosen'
}
