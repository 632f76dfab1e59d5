import type { Die, Id, OwnCardView, PlayerView } from '@fathom/artifacts-inc'
import { listOf } from '../../text/index.ts'
import { placing, turning } from './beside.ts'
import { sumOf } from './dive.ts'
import type { Held } from './input.ts'
import type { GameModel } from './model.ts'
import { actionSpoken, offerPrice, placeSpoken, placingSpoken, priceSpoken, sideSpoken, sideWhole } from './speech.ts'
import { chosenRead } from './read.ts'
import { cardAt, placeName } from './spots.ts'
import { messages } from './text/index.ts'

/** What ears ask for: what can be done now, what it costs and brings, and what is mine. */

/** Everything that can be done now, each with what it costs and brings. */
export function whereItGoes(model: GameModel, held: Held): string {
  const player = model.player(model.mover() ?? -1)
  if (player === undefined) return messages().nothingNow
  const said = [...saidOf(model, player, held), ...waysOut(model)].filter((each) => each !== '')
  return said.length === 0 ? messages().nothingNow : said.join(' ')
}

/** What can be done in this phase, a sentence each. */
function saidOf(model: GameModel, player: PlayerView, held: Held): string[] {
  const { lays, orders, gains, sells } = model.choices()
  switch (model.view().phase) {
    case 'lay':
      return [...lays.keys()].map((card) => messages().said(model.cardName(card), sideWhole(model, card, 1)))
    case 'act':
    case 'dive':
    case 'reroll':
      return diceSpoken(model, player)
    case 'order':
      return [...orders.values()].flatMap((boxes) => [...boxes.values()].map((text) => actionSpoken(model, text)))
    case 'gain':
      return [...gains.values()].map((text) => actionSpoken(model, text))
    case 'sell':
      return [...sells.keys()].map((id) => {
        const count = player.artifacts[id] ?? 0
        return `${messages().counted(count, model.artifactName(id, count))}.`
      })
    case 'buy':
      return held.card === null ? buysSpoken(model, player) : freeSpoken(model, player, held.card)
    case 'put': {
      const pending = model.view().turn?.pending
      return pending?.kind === 'put' ? freeSpoken(model, player, pending.card) : []
    }
    case 'over':
      return []
  }
}

/** Where each die may go: a sentence a place, with all dice that it takes. */
function diceSpoken(model: GameModel, player: PlayerView): string[] {
  const { places, dives, rerolls } = model.choices()
  const said = [...places.values()].map((dice) => {
    const [first, ...others] = [...dice.keys()].toSorted((a, b) => a - b)
    const words = first === undefined ? '' : actionSpoken(model, dice.get(first))
    return others.length === 0 ? words : `${words} ${messages().alsoWith(listOf(others.map(String)))}`
  })
  const [top] = model.view().underwater
  if (dives.size > 0 && top !== undefined) {
    const reach = sumOf(model.tray()) + sumOf(model.view().turn?.diving ?? []) + player.diveBonus
    said.push(messages().mayDive(top.number, model.findName(top.find), reach))
  }
  if (rerolls.size > 0) said.push(`${messages().reroll(model.view().turn?.mayReroll ?? 0)}.`)
  return said
}

/** Each card that can be paid, what it costs and does; and what turning one of mine over brings. */
function buysSpoken(model: GameModel, player: PlayerView): string[] {
  const { buys, upgrades } = model.choices()
  return [
    ...[...buys.keys()].map((card) => offerSpoken(model, card)),
    ...[...upgrades.keys()].map((place) => {
      const card = cardAt(player, place)
      return card === undefined ? '' : upgradeSpoken(model, player, card)
    }),
  ]
}

function offerSpoken(model: GameModel, card: Id): string {
  const price = messages().forYou(priceSpoken(model, offerPrice(model, card)))
  const letter = model.tableSet.card(card)?.letter ?? ''
  return `${messages().offer(model.cardName(card), letter, price)}. ${sideWhole(model, card, 1)}`
}

function upgradeSpoken(model: GameModel, player: PlayerView, { card, row, column, upgrade }: OwnCardView): string {
  const place = placeName(row, column)
  const price = upgrade === null ? '' : messages().canUpgrade(priceSpoken(model, upgrade))
  const words = `${messages().said(`${model.cardName(card)}, ${placeSpoken(place)}`, price)}. ${placingSpoken(model, turning(model.tableSet, player, place))}`
  return chosenRead(model, card).bothSides
    ? `${words} ${messages().said(messages().otherSide(2), sideWhole(model, card, 2))}`
    : words
}

/** The free places, each with what the card brings there. */
function freeSpoken(model: GameModel, player: PlayerView, card: Id): string[] {
  return player.freePlaces.map(({ row, column }) => {
    const place = placeName(row, column)
    return messages().said(
      messages().free(placeSpoken(place)),
      placingSpoken(model, placing(model.tableSet, player, card, place)),
    )
  })
}

/** The ways to end this step without doing anything more. */
function waysOut(model: GameModel): string[] {
  const { done, decline, end } = model.choices()
  return [done, decline, end].map((text) => (text === null ? '' : actionSpoken(model, text)))
}

/** All that lies before me: dice, dollars, reputation, artifacts, finds, and each card with its place and what it does. */
export function mineSpoken(model: GameModel): string {
  const player = model.player(model.context.shownSeat())
  if (player === undefined) return ''
  const dice: readonly Die[] = model.view().active === model.context.shownSeat() ? model.tray() : []
  const things = [
    ...Object.entries(player.artifacts).map(([id, n]) => (n > 0 ? `${n} ${model.artifactName(id, n)}` : '')),
    ...Object.entries(player.finds).map(([id, n]) => (n > 0 ? messages().found(n, model.findName(id)) : '')),
  ]
  const cards = player.cards.map(({ card, row, column, level }) => {
    const where = `${model.cardName(card)}, ${placeSpoken(placeName(row, column))}`
    return messages().said(where, sideSpoken(model, card, level))
  })
  const held = [
    messages().price(player.money, ''),
    messages().reputationOf(player.reputation),
    messages().facts.dice(player.dice),
    ...things.filter((each) => each !== ''),
  ]
  return [`${held.join(', ')}.`, ...(dice.length === 0 ? [] : [messages().toPlace(dice.join(', '))]), ...cards].join(
    ' ',
  )
}
