import { For, type JSX } from 'solid-js'
import { boardOf, facts } from '@fathom/thesauros'
import { MarketTrack } from '../art/index.ts'
import { officeMessages, panelMessages } from '../text/index.ts'
import { mapDeals, meantMap } from './deals.ts'
import { Deal } from './Deal.tsx'
import type { Town } from './state.ts'

/** Pixels of a place, and what the track keeps for the reserve and its edges. */
const small = 34
const wide = 50
const reserveRoom = 66
const margin = 12

/** The flea market: prices from left to right and the stacks on them, the top map of each for sale. */
export function FleaMarket(props: { town: Town; large?: boolean }): JSX.Element {
  const { town } = props
  const { around } = town
  const spaces = () => around.view().market
  const pitch = (): number => (props.large ? wide : small)
  const width = (): number => spaces().length * pitch() + (props.large ? reserveRoom : margin)
  const texts = (number: number | null): string[] => (number === null ? [] : mapDeals(town.offers(), number))
  const legal = () =>
    spaces().flatMap(({ number }, at) =>
      texts(number).some((text) => text.startsWith('buy'))
        ? [{ at, price: facts.mapPrice(around.tableSet.set, around.view(), number ?? 0) }]
        : [],
    )
  return (
    <div class="th-market" data-testid="market">
      <div class="th-market-track" style={{ 'max-width': props.large ? 'none' : `${width()}px` }}>
        <MarketTrack
          places={spaces().map(({ price, number, count }) => ({
            price,
            stack: number === null ? null : { site: number, count },
          }))}
          arrow={boardOf(around.tableSet.set, around.view().players.length).marketFirstNew}
          legal={legal()}
          reserve={props.large ? around.view().reserve : undefined}
          pitch={pitch()}
        />
        <For each={spaces().map((_, index) => index)}>
          {(index) => {
            const space = () => spaces()[index]
            const number = (): number | null => space()?.number ?? null
            const price = (): string => officeMessages().money(space()?.price ?? 0)
            return (
              <Deal
                town={town}
                class="th-market-place"
                texts={texts(number())}
                label={
                  number() === null
                    ? panelMessages().freeSpace(price())
                    : panelMessages().stackSpoken(number() ?? 0, space()?.count ?? 0, price())
                }
                explain={number() === null ? 'track:market' : 'token:map'}
                meant={() => (number() === null ? null : meantMap(around, number() ?? 0))}
                style={{
                  left: `${(100 * (6 + index * pitch())) / width()}%`,
                  width: `${(100 * pitch()) / width()}%`,
                }}
                testid={`market-${index}`}
              />
            )
          }}
        </For>
      </div>
      <p class="soft th-small">{panelMessages().reserve(around.view().reserve)}</p>
    </div>
  )
}
