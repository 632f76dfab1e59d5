import { count, say, type ServerText } from './texts.ts'

function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} et ${names.at(-1) ?? ''}`
}

export const fr: ServerText = {
  refusals: {
    'bad-request': 'Cette requête est mal formée.',
    'bad-json': 'Le corps de la requête n’est pas du JSON valide.',
    'bad-url': 'Cette adresse est mal formée.',
    invalid: ({ field, expected }) =>
      `« ${say(field)} » n’est pas valable${expected ? ` : attendu ${say(expected)}` : ''}.`,
    'missing-field': ({ field }) => `« ${say(field)} » manque.`,
    'empty-name': 'Entrez un nom, s’il vous plaît.',
    'long-name': 'Ce nom est trop long : 40 caractères au plus.',
    'bad-name': 'Ce nom contient des caractères qui ne s’affichent pas.',
    'body-too-large': ({ limit }) => `Le corps de la requête est trop grand : ${say(limit)} octets au plus.`,
    'headers-too-large': 'Les en-têtes sont trop grands.',
    'bad-media-type': 'Le corps doit être du JSON (Content-Type: application/json).',
    'upgrade-required': 'Cette adresse est réservée aux connexions WebSocket.',
    'too-many-requests': ({ seconds }) => `Trop de requêtes ; réessayez dans ${say(seconds)} secondes.`,
    'too-many-sockets': 'Vous avez trop de connexions ouvertes ; fermez quelques pages.',
    'no-guest': 'Dites d’abord qui vous êtes : créez un invité.',
    'foreign-origin': 'Cette requête vient de la page d’un autre site.',
    'not-seated': 'Vous n’avez pas de place à cette table.',
    'no-such-route': 'Il n’y a rien à cette adresse.',
    'no-such-table': 'Cette table n’existe pas.',
    'unknown-game': ({ game }) => `Il n’y a pas de jeu « ${say(game)} » ici.`,
    'bad-seat-count': ({ seats, allowed }) => `Ce jeu ne se joue pas à ${say(seats)} ; possible : ${say(allowed)}.`,
    'more-than-one-me': 'Vous ne pouvez avoir qu’une place.',
    'no-person-seat': 'Une place au moins doit être à vous ou libre : les robots ne jouent pas seuls ici.',
    'unknown-bot-level': ({ level, allowed }) =>
      `Il n’y a pas de robot de niveau « ${say(level)} » ; possible : ${say(allowed)}.`,
    'unknown-option': ({ option }) => `Ce jeu n’a pas d’option « ${say(option)} ».`,
    'bad-option-value': ({ option, value, allowed }) =>
      `« ${say(value)} » n’est pas possible pour « ${say(option)} » ; possible : ${say(allowed)}.`,
    'no-component-sets': 'Les composants de ce jeu ne se remplacent pas.',
    'bad-components': ({ problems }) =>
      `On ne peut pas jouer avec ces composants. ${count(problems, ['Une chose est', 'choses sont'])} à corriger.`,
    'unknown-seed': 'Cette graine ne vous a pas été remise, ou elle a déjà servi ; demandez-en une autre.',
    'no-such-seat': ({ seat }) => `Il n’y a pas de place ${say(seat)} à cette table.`,
    'no-position': 'La partie n’avait pas encore commencé.',
    'table-full': 'Toutes les places de cette table sont prises.',
    'seat-taken': 'Cette place est prise.',
    'already-seated': 'Vous avez déjà une place à cette table.',
    'table-not-started': 'La partie n’a pas encore commencé.',
    'table-finished': 'Cette partie est finie.',
    'table-not-full': 'Il reste des places libres.',
    'old-version': 'La table a changé depuis ; regardez de nouveau.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'turn-complete': 'Votre tour est complet : terminez-le ou annulez.',
    'turn-not-complete': 'Votre tour n’est pas encore complet.',
    'nothing-to-undo': 'Il n’y a rien à annuler.',
    'not-finished': 'La partie n’est pas encore finie.',
    'rematch-exists': 'Quelqu’un a déjà demandé une revanche.',
    'other-rules': 'Cette partie suivait une ancienne édition des règles que ce serveur ne joue plus.',
    'other-components': 'Cette partie se jouait avec des composants que ce serveur ne sait plus lire.',
    'not-an-action': ({ action }) => `« ${say(action)} » n’est pas une action de ce jeu.`,
    internal: 'Une erreur est survenue sur le serveur. Elle a été notée.',
    closing: 'Le serveur redémarre ; réessayez dans un instant.',
    'engine-timeout': 'Cela a pris trop de temps et a été abandonné ; rien n’a changé.',
  },
  table: {
    waitingForPlayers: (open) => (open === 1 ? 'Il manque encore un joueur.' : `Il manque encore ${open} joueurs.`),
    endTurn: 'Votre tour est complet : terminez-le ou annulez.',
    waitingForOthers: (names) => `On attend ${list(names)}.`,
    finished: (winners) =>
      winners.length === 1 ? `${list(winners)} a gagné.` : `${list(winners)} se partagent la victoire.`,
    of: (localized) => localized.fr,
  },
}
