import type { Names, Seat } from '@fathom/kernel'
import type { ComponentSet } from '../../schema.ts'
import type { Action, View } from '../../types.ts'
import { cardAt, offerOf, sumOf, type Lexicon } from '../parts.ts'
import { aDie, count, diceList, dollars, inPlace, list, priceText, quoted, slotText, where } from './words.ts'

/** What a seat is asked to do. */
export function makePrompt(set: ComponentSet, words: Lexicon) {
  return (view: View, seat: Seat, names: Names): string => {
    if (view.phase === 'over') return 'La partie est finie.'
    const own = names.reader === seat
    const name = names.of(seat)
    if (view.active !== seat) return own ? 'Les autres jouent d’abord.' : `${name} attend.`
    if (!own) return othersPrompt(view, name)
    return ownPrompt(set, words, view, seat)
  }
}

function othersPrompt(view: View, name: string): string {
  if (view.phase === 'lay') return `${name} pose ses cartes de départ.`
  return view.phase === 'buy' || view.phase === 'put' ? `${name} achète.` : `${name} place ses dés.`
}

function ownPrompt(set: ComponentSet, words: Lexicon, view: View, seat: Seat): string {
  const { turn } = view
  const pending = turn?.pending ?? null
  if (view.phase === 'lay') {
    return (view.players[seat]?.toLay.length ?? 0) > 0
      ? 'Posez vos cartes de départ en ligne, de gauche à droite : elles y restent.'
      : 'Vos cartes de départ sont posées : confirmez, ou annulez.'
  }
  if (view.phase === 'dive') {
    const sum = sumOf(turn?.diving ?? []) + (view.players[seat]?.diveBonus ?? 0)
    return `Plongée vers le ${view.underwater[0]?.number ?? 0} : vous avez ${sum}. Ajoutez un dé.`
  }
  if (view.phase === 'reroll') {
    return `À relancer : ${diceList(turn?.rerolling ?? [])}. Encore ${count(turn?.mayReroll ?? 0, 'dé possible', 'dés possibles')}, ou lancez.`
  }
  switch (pending?.kind) {
    case 'order':
      return `Choisissez une commande : ${list(pending.museums.map(words.card), 'ou')}.`
    case 'sell':
      return pending.dollars > 0
        ? `Vendu pour ${dollars(pending.dollars)} jusqu’ici. Vendez encore, ou concluez la vente.`
        : 'Choisissez ce que vous vendez : au moins un artefact.'
    case 'gain':
      return `Choisissez ce que vous gagnez : ${list(
        pending.artifacts.map((id) => words.artifact(id, pending.n).toLowerCase()),
        'ou',
      )}.`
    case 'buy':
      return `Achetez une carte ou améliorez l’une des vôtres${pending.less > 0 ? `, ${dollars(pending.less)} de moins` : ''}, ou n’achetez rien.`
    case 'put':
      return `Choisissez une place pour ${quoted(words.card(pending.card))}, à côté d’une de vos cartes.`
    case undefined: {
      const dice = turn?.dice ?? []
      const last =
        view.trigger === null ? '' : ` Dernière manche : la réputation ${set.board.endReputation} est atteinte.`
      return dice.length > 0
        ? `Placez ${dice.length === 1 ? 'votre dé' : 'vos dés'} (${diceList(dice)}), ou terminez votre tour.${last}`
        : `Tous les dés sont placés : terminez votre tour.${last}`
    }
  }
}

/** What an action does. */
export function makeAction(set: ComponentSet, words: Lexicon) {
  return (action: Action, view: View): string => {
    const card = (index: number): string => quoted(words.card(set.cards[index]?.id))
    const artifact = (index: number, number = 1): string =>
      words.artifact(set.artifacts[index]?.id, number).toLowerCase()
    switch (action.do) {
      case 'lay':
        return `Poser ${card(action.card)}`
      case 'place':
        return placeText(words, action, view)
      case 'visit':
        return visitText(set, words, action.die, action.place)
      case 'dive':
        return `Plonger avec ${aDie(action.die)}`
      case 'reroll':
        return `Relancer ${aDie(action.die)}`
      case 'roll':
        return 'Lancer les dés mis de côté'
      case 'gain': {
        const pending = view.turn?.pending
        const number = pending?.kind === 'gain' ? pending.n : 1
        return `Gagner ${number} ${artifact(action.artifact, number)}`
      }
      case 'order':
        return orderText(set, words, action.museum, action.box, view)
      case 'sell':
        return `Vendre 1 ${artifact(action.artifact)}`
      case 'done':
        return 'Conclure la vente'
      case 'buy': {
        const id = set.cards[action.card]?.id ?? ''
        const price = offerOf(view, id)
        const name = quoted(words.card(id))
        return price === null ? `Acheter ${name}` : `Acheter ${name} pour ${priceText(words, price)}`
      }
      case 'put':
        return `La poser ${inPlace(action.row, action.column)}`
      case 'upgrade': {
        const own = cardAt(view, action.row, action.column)
        const price = own?.upgrade === null || own === null ? '' : ` pour ${priceText(words, own.upgrade)}`
        return `Améliorer ${quoted(words.card(own?.card ?? ''))} (${where(action.row, action.column)})${price}`
      }
      case 'decline':
        return 'Ne rien acheter'
      case 'end':
        return 'Terminer le tour'
    }
  }
}

function placeText(words: Lexicon, action: Extract<Action, { do: 'place' }>, view: View): string {
  const own = cardAt(view, action.row, action.column)
  const slot = own?.slots[action.slot]
  const number = (own?.slots.length ?? 0) > 1 ? `, case ${action.slot + 1}` : ''
  const what = slot === undefined ? '' : ` pour ${slotText(words, slot.action)}`
  const at = where(action.row, action.column)
  return own === null
    ? `Placer ${aDie(action.die)} dans la ${at}${number}`
    : `Placer ${aDie(action.die)} sur ${quoted(words.card(own.card))} (${at}${number})${what}`
}

function visitText(set: ComponentSet, words: Lexicon, die: number, at: number): string {
  const museum = set.museums[at]
  if (museum !== undefined) return `Placer ${aDie(die)} sur ${quoted(words.card(museum.id))} pour honorer une commande`
  const isGuide = at > set.museums.length
  const { id, action } = isGuide ? set.guideWork : set.privateCollectors
  return `Placer ${aDie(die)} sur ${quoted(words.card(id))} pour ${slotText(words, action)}`
}

function orderText(set: ComponentSet, words: Lexicon, index: number, box: number, view: View): string {
  const museum = set.museums[index]
  const size = view.museums[index]?.boxes[box]?.size ?? 0
  const pending = view.turn?.pending
  const bonus = (museum?.bonus ?? 0) + (pending?.kind === 'order' ? pending.bonus : 0)
  const what = `${size} ${words.artifact(museum?.artifact, size).toLowerCase()}`
  return `Honorer la commande nº ${box + 1} de ${quoted(words.card(museum?.id))} : ${what} pour ${dollars(size + bonus)}`
}
