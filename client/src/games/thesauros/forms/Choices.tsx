import { createEffect, createSignal, For, Show, type JSX } from 'solid-js'
import { focusFirst } from '../../../shell/focus.ts'
import { loadExplanations, type Explanations } from '@fathom/thesauros'
import { language } from '../../../shell/preferences.ts'
import { sentenceOf } from '../around.ts'
import { explained, type Subject } from '../explain/subjects.ts'
import { Deal } from '../panels/Deal.tsx'
import type { Town } from '../panels/state.ts'
import { panelMessages } from '../text/index.ts'
import { FoundChoice, HatChoice, MapChoice, TechnologyChoice, TileChoicePicture } from './pictures.tsx'
import './choices.css'

/** One thing to be chosen: what is sent, what it looks like. */
export interface Choice {
  readonly text: string
  readonly explain?: Subject
  /** Under the picture; the game's own sentence unless told. */
  readonly label?: string
  readonly picture?: () => JSX.Element
}

interface Sheet {
  readonly title: string
  readonly lead?: string
  /** What is explained below the title. */
  readonly about?: Subject
  readonly choices: readonly Choice[]
}

/** Things laid out to choose one from: tiles, finds, the deck, hats, maps. */
export function Choices(props: { town: Town }): JSX.Element {
  const sheet = (): Sheet | null => sheetOf(props.town)
  // Where the choice itself lies on a board of the town, the only button here gives it up: not to be hit by a hasty Enter.
  const [about, setAbout] = createSignal<Explanations | null>(null)
  createEffect(() => {
    const tongue = language()
    if (sheet()?.about !== undefined) void loadExplanations(tongue, props.town.around.tableSet.set).then(setAbout)
  })
  /** The explanation without the sentence that stands on the button. */
  const explanation = (): string => {
    const [all, subject] = [about(), sheet()?.about]
    const lines =
      all === null || subject === undefined ? [] : (explained(all, subject, props.town.around.view())?.lines ?? [])
    return lines.join(' ').replace(`${sentenceOf(props.town.around, 'deed')}. `, '')
  }
  return (
    <Show when={sheet()}>
      {(shown) => (
        <section
          class="th-form panel"
          aria-labelledby="choices-title"
          ref={focusFirst('button', () => (sheet()?.choices.length ?? 0) > 1)}
          data-testid="choices"
        >
          <header class="th-form-head">
            <h2 id="choices-title">{shown().title}</h2>
          </header>
          <Show when={shown().lead}>
            <p class="soft">{shown().lead}</p>
          </Show>
          <Show when={explanation()}>
            <p class="soft th-about">{explanation()}</p>
          </Show>
          <div class="th-laid-out">
            <For each={shown().choices.map(({ text }) => text)}>
              {(text) => <ChoiceButton town={props.town} text={text} find={() => find(shown(), text)} />}
            </For>
          </div>
        </section>
      )}
    </Show>
  )
}

function find(sheet: Sheet, text: string): Choice | undefined {
  return sheet.choices.find((choice) => choice.text === text)
}

function ChoiceButton(props: { town: Town; text: string; find: () => Choice | undefined }): JSX.Element {
  const sentence = (): string => sentenceOf(props.town.around, props.text)
  return (
    <Deal
      town={props.town}
      class={props.text === 'skip' ? 'th-choice quiet' : 'th-choice'}
      texts={[props.text]}
      title={sentence()}
      explain={props.find()?.explain}
      testid={`choose-${props.text.replaceAll(' ', '-')}`}
    >
      {props.find()?.picture?.()}
      <span>{props.find()?.label ?? sentence()}</span>
    </Deal>
  )
}

function sheetOf(town: Town): Sheet | null {
  const { around, offers } = town
  const pending = around.view().pending
  const kind = town.asked()
  if (pending === null || kind === null) return null
  const given = (verb: string): string[] => (offers().get(verb) ?? []).map((parts) => parts[0] ?? '')
  const plain = (...verbs: readonly string[]): Choice[] =>
    verbs.filter((verb) => offers().has(verb)).map((text) => ({ text }))
  switch (kind) {
    case 'tile':
      return {
        title: panelMessages().tile.title(pending.number ?? 0),
        lead: `${pending.next === null ? panelMessages().tile.lead : panelMessages().tile.leadTwo(pending.next)} ${panelMessages().tile.legend}`,
        choices: given('tile').map((id) => ({
          text: `tile ${id}`,
          explain: 'token:dig-tile',
          picture: () => <TileChoicePicture around={around} tile={id} />,
        })),
      }
    case 'island':
      return {
        title: panelMessages().island.title,
        lead: panelMessages().island.lead,
        choices: given('keep').map((id) => ({
          text: `keep ${id}`,
          explain: `item:${id}`,
          picture: () => <FoundChoice found={id} />,
        })),
      }
    case 'search': {
      const order = around.view().deck.known ?? given('choose')
      return {
        title: panelMessages().search.title,
        lead: panelMessages().search.lead,
        choices: order
          .filter((card) => given('choose').includes(card))
          .map((card) => ({
            text: `choose ${card}`,
            explain: `card:${card}`,
            picture: () => <TechnologyChoice around={around} card={card} />,
          })),
      }
    }
    case 'teach':
      return {
        title: panelMessages().teach.title(pending.zone ?? 0),
        // What a hat is for is said before anybody is asked about it.
        about: `meeple:H${(pending.zone ?? 0) === 7 ? '57' : (pending.zone ?? 2)}`,
        choices: [
          ...plain('teach').map((choice) => ({
            ...choice,
            explain: `meeple:H${(pending.zone ?? 0) === 7 ? '57' : (pending.zone ?? 2)}`,
            picture: () => <HatChoice zone={pending.zone ?? 2} />,
          })),
          ...plain('skip'),
        ],
      }
    case 'satellite-map':
    case 'mercenary-map':
      return {
        title: panelMessages().mapsForm.title(pending.left ?? 1),
        lead: (pending.left ?? 1) > 1 ? panelMessages().mapsForm.lead : undefined,
        about: kind === 'mercenary-map' ? 'deed:3' : undefined,
        choices: [
          ...given('map').map((number) => ({
            text: `map ${number}`,
            explain: `token:${kind}`,
            picture: () => (
              <MapChoice site={Number(number)} kind={kind === 'satellite-map' ? 'satellite' : 'mercenary'} />
            ),
          })),
          ...plain('skip'),
        ],
      }
    case 'solo-hats':
      return {
        title: panelMessages().hats.title,
        lead: panelMessages().hats.lead,
        choices: given('hat').map((zone) => ({
          text: `hat ${zone}`,
          explain: `meeple:H${zone === '7' ? '57' : zone}`,
          picture: () => <HatChoice zone={Number(zone)} />,
        })),
      }
    case 'deed':
      return {
        title: panelMessages().deed.title(pending.zone ?? 0),
        about: `deed:${pending.zone ?? 0}`,
        choices: plain('deed', 'skip'),
      }
    case 'steal-patent':
      return { title: panelMessages().deed.title(2), about: 'deed:2', choices: plain('skip') }
    case 'museum-deed':
      return {
        title: panelMessages().exhibits.title,
        lead: town.held() === null ? panelMessages().exhibits.first : panelMessages().exhibits.second,
        about: 'deed:8',
        choices: plain('skip'),
      }
    default:
      return null
  }
}
