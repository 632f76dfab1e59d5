import { createMemo, For, Show, type JSX } from 'solid-js'
import { facts } from '@fathom/thesauros'
import { isWide } from '../../../shell/media.ts'
import { language } from '../../../shell/preferences.ts'
import { TechnologyTile, type TechnologyPlace } from '../art/index.ts'
import { TechnologyCard } from '../art/TechnologyCard.tsx'
import { drawnCard } from '../drawn.ts'
import { officeMessages, panelMessages } from '../text/index.ts'
import { cardDeals, meantCard } from './deals.ts'
import { Deal, DrawnDeal } from './Deal.tsx'
import type { Town } from './state.ts'

/** The ten places of the technology board, and the deck. */
export function Technology(props: { town: Town; large?: boolean }): JSX.Element {
  const { town } = props
  const { around } = town
  const { set } = around.tableSet
  const spaces = set.data.technologySpaces
  const count = (): number => Math.max(spaces.length, around.view().cards.length)
  const places = createMemo((): TechnologyPlace[] =>
    Array.from({ length: count() }, (_, index) => {
      const shown = around.view().cards[index]
      const isRival = around.view().rules.variant === 'solo' && set.data.solo.rivalSpaces.includes(index + 1)
      return {
        card: shown === undefined ? null : drawnCard(set, around.view(), shown.card, language()),
        opensAfter: spaces[index] ?? 0,
        rival: shown === undefined && isRival,
      }
    }),
  )
  /** More than two rows of five: all of them stay in sight on a wide screen. */
  const isDense = (): boolean => isWide() && props.large !== true && count() > 10
  return (
    <div class="th-technology" classList={{ large: props.large === true, dense: isDense() }} data-testid="technology">
      <For each={places().map((_, index) => index)}>
        {(index) => (
          <Place town={town} place={places()[index]} index={index} large={props.large === true} dense={isDense()} />
        )}
      </For>
      <Deck town={town} />
    </div>
  )
}

function Place(props: {
  town: Town
  place: TechnologyPlace | undefined
  index: number
  large: boolean
  dense: boolean
}): JSX.Element {
  const { around, offers } = props.town
  const shown = () => around.view().cards[props.index]
  const id = (): string => shown()?.card ?? ''
  const texts = (): string[] => (shown() === undefined ? [] : cardDeals(offers(), id()))
  const label = (): string => {
    const card = props.place?.card
    if (!card) return panelMessages().placeSpoken(props.index + 1, props.place?.opensAfter ?? 0)
    const patent = shown()?.patent ?? null
    const { noPatent, patentMine, patentOf, rival, cardSpoken } = panelMessages()
    const spoken = (owner: number | 'rival'): string =>
      owner === 'rival' ? patentOf(rival) : owner === around.context.you() ? patentMine : patentOf(around.nameOfSeat(owner)) // prettier-ignore
    return cardSpoken(card.name, patent === null ? noPatent : spoken(patent), card.left)
  }
  const meant = () => (shown() === undefined ? null : meantCard(around, id()))
  return (
    <DrawnDeal
      town={props.town}
      texts={texts()}
      label={label()}
      explain={shown() === undefined ? 'zone:2' : `card:${id()}`}
      meant={meant}
      testid={`technology-${props.index + 1}`}
    >
      <Show when={props.place} keyed>
        {(place) => (
          <Show
            when={props.large}
            fallback={
              <TechnologyTile
                place={place}
                number={props.index + 1}
                price={priceNow(props.town, id(), texts())}
                mark={texts().length > 0 ? 'free' : null}
                dense={props.dense}
              />
            }
          >
            <TechnologyCard
              place={place}
              number={props.index + 1}
              empty={panelMessages().placeComes(place.opensAfter)}
              mark={texts().length > 0 ? 'free' : null}
            />
          </Show>
        )}
      </Show>
    </DrawnDeal>
  )
}

/** What it costs me, with the discount of who acts for me there: an item if it can be bought, else the patent. */
function priceNow({ around }: Town, card: string, texts: readonly string[]): string {
  const { set } = around.tableSet
  const index = set.items.ids.indexOf(card)
  const shown = around.view().cards.find((each) => each.card === card)
  if (index < 0 || shown === undefined) return ''
  const offered = texts.map((text) => text.split(' ')[0])
  const kind = shown.patent !== null || offered.includes('item') ? 'item' : 'patent'
  const view = around.view()
  const you = around.context.you()
  if (view.pending?.zone === 2 && view.pending.meeple?.seat === you) {
    const { bank, royalty } = facts.dealPrice(set, view, index, kind)
    return officeMessages().tight(bank + royalty)
  }
  // Who acts in another zone, or for somebody else, saves me nothing here.
  const { bank, royalty, owner } = facts.dealPrice(set, { ...view, pending: null }, index, kind)
  return officeMessages().tight(bank + (owner === you ? 0 : royalty))
}

function Deck(props: { town: Town }): JSX.Element {
  const { around, offers } = props.town
  const isReservable = (): boolean => offers().has('reserve')
  return (
    <p class="th-deck soft">
      <span>{panelMessages().deck(around.view().deck.count)}</span>
      <Show when={isReservable()}>
        <Deal
          town={props.town}
          class="btn now"
          texts={['reserve']}
          label={panelMessages().reserveDeck}
          explain="zone:2"
          testid="reserve-deck"
        >
          {panelMessages().reserveDeck}
        </Deal>
      </Show>
    </p>
  )
}
