import { capital, french } from '@fathom/kernel'
import type { ComponentSet } from '../../schema.ts'
import type { EventTexts, Lexicon, Text } from '../parts.ts'
import { artifacts, count, diceList, does, dollars, inPlace, list, priceText, quoted, where } from './words.ts'

export function makeEnds(set: ComponentSet): Text['ends'] {
  return {
    reputation: `La réputation ${set.board.endReputation} est atteinte et la manche est finie.`,
    stalled: 'Dix manches sans achat, ni amélioration, ni plongée, ni commande.',
  }
}

export function makeEvents(set: ComponentSet, words: Lexicon): EventTexts {
  const card = (id: string): string => quoted(words.card(id))
  return {
    laid: ({ seat, card: id, column }, names) =>
      `${does(seat, names, 'posez', 'pose')} ${card(id)} en colonne ${column}.`,
    'turn-started': ({ seat, round, dice }, names) =>
      `Manche ${round} : ${names.reader === seat ? 'vous lancez' : `${names.of(seat)} lance`} ${diceList(dice)}.`,
    rerolled: ({ seat, dice, into }, names) =>
      `${does(seat, names, 'relancez', 'relance')} ${diceList(dice)} : ${diceList(into)}.`,
    placed: ({ seat, die, on }, names) => {
      if (on.kind === 'dive') return `${does(seat, names, 'mettez', 'met')} un ${die} dans une plongée.`
      const target = on.kind === 'public' ? card(on.id) : `${card(on.card)} (${where(on.row, on.column)})`
      return `${does(seat, names, 'placez', 'place')} un ${die} sur ${target}.`
    },
    gained: ({ seat, artifact, count: number }, names) =>
      `${does(seat, names, 'gagnez', 'gagne')} ${number} ${words.artifact(artifact, number).toLowerCase()}.`,
    earned: ({ seat, dollars: money }, names) => `${does(seat, names, 'prenez', 'prend')} ${dollars(money)}.`,
    cash: ({ seat, dollars: money, event }, names) => {
      const why = { adjacentExpedition: 'l’expédition', museum: 'la commande', dive: 'la plongée' }[event]
      return `${does(seat, names, 'prenez', 'prend')} ${dollars(money)} de plus pour ${why}.`
    },
    'order-filled': ({ seat, museum, artifact, size, dollars: money }, names) =>
      `${does(seat, names, 'honorez', 'honore')} une commande de ${card(museum)} : ${size} ${words.artifact(artifact, size).toLowerCase()} pour ${dollars(money)}.`,
    // The whole sale is told when it is over.
    'sold-one': () => null,
    sold: ({ seat, artifacts: sold, dollars: money, by }, names) =>
      `${does(seat, names, 'vendez', 'vend')} ${artifacts(words, sold)} (${words.card(by)}) : ${dollars(money)}.`,
    bought: ({ seat, card: id, price }, names) =>
      `${does(seat, names, 'achetez', 'achète')} ${card(id)} pour ${priceText(words, price)}.`,
    put: ({ seat, card: id, row, column }, names) =>
      `${does(seat, names, 'posez', 'pose')} ${card(id)} ${inPlace(row, column)}.`,
    upgraded: ({ seat, card: id, price }, names) =>
      `${does(seat, names, 'améliorez', 'améliore')} ${card(id)} pour ${priceText(words, price)}.`,
    declined: ({ seat }, names) => `${does(seat, names, 'n’achetez', 'n’achète')} rien.`,
    refilled: ({ letter, card: id }) =>
      id === null ? `La pile ${letter} est épuisée.` : `${card(id)} arrive en vente.`,
    dived: ({ seat, number, find, dice, bonus }, names) =>
      `${does(seat, names, 'plongez', 'plonge')} avec ${dice.length === 1 ? `un ${dice[0]}` : list(dice.map(String))}${bonus > 0 ? ` (+${bonus})` : ''} et ${names.reader === seat ? 'remontez' : 'remonte'} ${quoted(words.find(find))} (${number}).`,
    reputation: ({ seat, from, to }, names) =>
      `${does(seat, names, 'avez', 'a')} désormais ${to} de réputation (${to > from ? '+' : '−'}${Math.abs(to - from)}).`,
    'end-triggered': ({ seat, reputation }, names) =>
      `${does(seat, names, 'avez', 'a')} atteint ${reputation} : cette manche est la dernière.`,
    'turn-ended': ({ seat, unused }, names) =>
      unused.length > 0
        ? `${does(seat, names, 'n’utilisez pas', 'n’utilise pas')} ${count(unused.length, 'dé')} : ${diceList(unused)}.`
        : null,
    'round-ended': ({ round, idle }) =>
      idle > 1
        ? `La manche ${round} est finie : ${idle} de suite sans achat, plongée ni commande ; dix mettent fin à la partie.`
        : null,
    majority: ({ museum, seat, reputation, tied }, names) =>
      seat === null
        ? `Personne n’a de cube : ${card(museum)}.`
        : `${does(seat, names, 'avez', 'a')} la majorité de ${card(museum)}${tied ? ', par le cube le plus avancé' : ''} : ${reputation} de réputation.`,
    'game-ended': ({ end, ranks }, names) => `${makeEnds(set)[end]} ${capital(french.winners(ranks, names))}.`,
  }
}
