import type { JSX } from 'solid-js'
import { capital, type Seat } from '@fathom/kernel'
import { ACCOUNTS, type PlayerView } from '@fathom/thesauros'
import type { Around } from '../around.ts'
import { RivalOffice } from '../art/index.ts'
import { balancesOf, drawnOffice, mapsOf, patentsOf } from '../drawn.ts'
import { officeMessages } from '../text/index.ts'
import { itemName, stateOf } from './holders.ts'
import { eachItem } from './moves.ts'
import './office.css'

/** What everybody sees of a seat, small; a click shows it large where my office is. */
export function RivalPicture(props: { around: Around; seat: Seat }): JSX.Element {
  const { around } = props
  const player = (): PlayerView | undefined => around.view().players[props.seat]
  const office = () => {
    const there = player()
    const withSlush = around.view().rules.variant !== 'solo'
    return there === undefined ? null : drawnOffice(around.view(), there, officeMessages().accounts, withSlush)
  }
  return (
    <div class="th-rival rival-row">
      {office() === null ? null : <RivalOffice office={office() as NonNullable<ReturnType<typeof office>>} />}
      <p class="visually-hidden" id={`rival-words-${props.seat}`}>
        {spoken(around, props.seat)}
      </p>
      <button
        class="th-deal over"
        aria-label={officeMessages().openOffice(around.nameOfSeat(props.seat))}
        aria-describedby={`rival-words-${props.seat}`}
        onClick={() => around.context.showSeat(props.seat)}
        data-testid={`office-of-${props.seat}`}
      />
    </div>
  )
}

function spoken(around: Around, seat: Seat): string {
  const player = around.view().players[seat]
  if (player === undefined) return ''
  const accounts = balancesOf(player).map((amount, index) => {
    const id = ACCOUNTS[index] ?? 'HR'
    return `${officeMessages().accountNames[id]} ${amount === null ? officeMessages().secret : officeMessages().money(amount)}`
  })
  const boats = around
    .view()
    .zodiacs.filter((boat) => boat.seat === seat)
    .map((boat) => {
      const aboard = eachItem(boat.items).map((item) => itemName(around, item))
      const state = `${officeMessages().zodiac[boat.zodiac]}, ${stateOf(around, boat)}`
      return officeMessages().holds(state, aboard.join(', ') || officeMessages().nothingAboard)
    })
  const maps = mapsOf(player).map(({ site, count }) => officeMessages().mapSpoken(site, count))
  return [...accounts, ...boats, ...maps, capital(officeMessages().patentsHeld(patentsOf(around.view(), seat)))].join(
    '. ',
  )
}
