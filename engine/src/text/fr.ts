import { french } from '@fathom/kernel'
import type { EngineText } from './texts.ts'

const { list } = french

export const fr: EngineText = {
  waitingForPlayers: (open) => (open === 1 ? 'Il manque encore un joueur.' : `Il manque encore ${open} joueurs.`),
  endTurn: 'Votre tour est complet : terminez-le ou annulez.',
  waitingForOthers: (names) => `On attend ${list(names)}.`,
  finished(winners, late) {
    if (late.length > 1) {
      return `Les deux ont dépassé leur temps au même instant : ${list(winners)} se partagent la victoire.`
    }
    const won = winners.length === 1 ? `${list(winners)} a gagné` : `${list(winners)} se partagent la victoire`
    return late.length === 0 ? `${won}.` : `${won} : ${list(late)} a dépassé son temps.`
  },
  closed: (by) => (by === null ? 'La table a été arrêtée par qui tient ce serveur.' : `${by} a arrêté la partie.`),
  endAgreed: 'Tous ont accepté d’arrêter la partie ici.',
  nobodyCame: 'Personne n’est venu : cette table est close.',
  former: 'Un ancien joueur',
  of: (localized) => localized.fr,
  refusals: {
    'table-full': 'Toutes les places de cette table sont prises.',
    'not-open-to-you': 'Cette table ne vous est pas ouverte.',
    'no-such-seat': ({ seat }) => `Il n’y a pas de place ${Number(seat)} à cette table.`,
    'seat-taken': 'Cette place est prise.',
    'already-seated': 'Vous avez déjà une place à cette table.',
    'not-seated': 'Vous n’avez pas de place à cette table.',
    'table-not-started': 'La partie n’a pas encore commencé.',
    'table-finished': 'Cette partie est finie.',
    'table-closed': 'Cette table a été arrêtée.',
    'others-play': 'Quelqu’un d’autre joue ici. Quittez la table, et un robot continue pour vous.',
    'table-not-full': 'Il reste des places libres.',
    'old-version': 'La table a changé depuis ; regardez de nouveau.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'not-an-action': ({ action }) => `« ${String(action)} » n’est pas une action de ce jeu.`,
    'turn-complete': 'Votre tour est complet : terminez-le ou annulez.',
    'turn-not-complete': 'Votre tour n’est pas encore complet.',
    'nothing-to-undo': 'Il n’y a rien à annuler.',
    'nothing-to-redo': 'Il n’y a rien à refaire.',
    'not-finished': 'La partie n’est pas encore finie.',
    'take-back-asked': 'Une reprise est déjà demandée.',
    'take-back-refused': 'Vous l’avez déjà demandé, et tous n’ont pas accepté. Jouez d’abord la suite.',
    'take-back-rated':
      'Dans une partie classée, personne ne reprend son tour. Ce qui n’est pas encore définitif s’annule.',
    'too-many-take-backs': ({ most }) =>
      `Cette table est revenue ${Number(most)} fois en arrière, et aucune partie n’en permet plus. Ce qui n’est pas encore définitif s’annule.`,
    'take-back-shows': 'Une chose cachée est apparue depuis : on ne revient pas en deçà.',
    'nothing-to-take-back': 'Vous n’avez encore terminé aucun tour.',
    'no-take-back': 'Personne ne demande de reprise.',
    'no-time-control': 'À cette table le temps n’est pas compté.',
    'pause-asked': 'Quelqu’un demande déjà qu’on l’attende.',
    'pause-rated': 'Dans une partie classée, les pendules ne s’arrêtent que si une autre personne joue et l’accepte.',
    'no-pause': 'Personne ne demande qu’on l’attende.',
    'end-asked': 'Quelqu’un demande déjà d’arrêter la partie.',
    'end-refused': 'Vous l’avez déjà demandé, et tous n’ont pas accepté. Redemandez après le prochain coup.',
    'no-end-asked': 'Personne ne demande d’arrêter la partie.',
    'hints-rated': 'Dans une partie classée, personne ne reçoit d’indices.',
    'no-hints-here': 'D’autres jouent ici, qui n’ont pas accepté les indices.',
    'nothing-ahead': 'Il n’y a rien à préparer pour l’instant.',
    'sandbox-rated': 'Dans une partie classée, personne n’essaie de coups à côté.',
    'no-sandbox': 'À cette table, personne n’essaie de coups à côté.',
    'no-position': 'La partie n’avait pas encore commencé.',
    'no-choice': 'Personne n’a rien choisi après cela.',
    'covered-position': 'Ce jeu ne permet pas encore de revoir cette position. Vous le pourrez plus tard.',
    'not-timed-out': 'Personne n’y a dépassé son temps.',
    'nothing-to-pass': 'Il y a quelque chose à décider dans ce tour.',
    'already-voted': 'Vous l’avez déjà demandé.',
    'rematch-exists': 'Quelqu’un a déjà demandé une revanche.',
  },
}
