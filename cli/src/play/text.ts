import type { Level } from '@fathom/bots'
import type { Language } from '@fathom/kernel'

/** What may be typed besides numbers and actions. */
export const COMMANDS = ['help', 'board', 'own', 'list', 'scores', 'undo', 'quick', 'save', 'quit'] as const
export type Command = (typeof COMMANDS)[number]

/** The words of the terminal itself; the game brings its own. */
export interface PlayText {
  /** What each command is called, the first one in the help. */
  readonly commands: Readonly<Record<Command, readonly string[]>>
  readonly levels: Readonly<Record<Level, string>>
  /** By the level's name. */
  readonly bot: (level: string) => string
  /** The name of somebody who gave none. */
  readonly player: string
  readonly welcome: (game: string, tagline: string) => string
  /** The component set, for a game that has sets, and where its values come from. */
  readonly components: (name: string, from: string) => string
  readonly seats: (names: readonly string[]) => string
  readonly forHelp: string
  readonly help: readonly string[]
  readonly choices: (count: number) => string
  readonly group: (name: string, first: number, last: number, example: string) => string
  readonly chooseHow: string
  readonly noChoices: string
  readonly noMatch: (typed: string) => string
  readonly noNumber: (last: number) => string
  readonly endTurn: string
  readonly quick: (on: boolean) => string
  readonly undone: string
  readonly nothingToUndo: string
  readonly saveWhere: string
  readonly saved: (file: string) => string
  readonly notSaved: (file: string, code: string) => string
  readonly endOfInput: string
  readonly stopped: string
  readonly over: string
  readonly place: (rank: number, name: string, points: string, sources: string) => string
  readonly thanks: string
}

const en: PlayText = {
  commands: {
    help: ['help', '?'],
    board: ['board'],
    own: ['own', 'mine'],
    list: ['list', 'find'],
    scores: ['scores', 'score'],
    undo: ['undo'],
    quick: ['quick'],
    save: ['save'],
    quit: ['quit', 'exit'],
  },
  levels: { deckhand: 'Deckhand', sailor: 'Sailor', mate: 'Mate', captain: 'Captain', admiral: 'Admiral' },
  bot: (level) => `bot, ${level}`,
  player: 'Player',
  welcome: (game, tagline) => `${game}. ${tagline}`,
  components: (name, from) => `Components: ${name} (${from}).`,
  seats: (names) => `At the table: ${names.join('; ')}.`,
  forHelp: 'Type help for what you can type.',
  help: [
    'A number does the choice of that number.',
    'An action as it stands in records does it too, as "cross G02 a1 b1 a2"; capitals and order do not matter.',
    'Any other words look choices up: "g02 a1" lists those that have both words.',
    'list: every choice; list WORDS: those that have all the words.',
    'board: the whole position. own: your part of it. scores: the score so far by source.',
    'undo: take your last action back, as long as nothing was drawn or shown after it.',
    'quick: your turns end at once, without asking; quick again: ask.',
    'save FILE: write the record of the game so far. quit: leave; quit FILE: save and leave.',
  ],
  choices: (count) => (count === 1 ? '1 choice:' : `${count} choices:`),
  group: (name, first, last, example) =>
    first === last ? `${first}: ${name}, ${example}` : `${first} to ${last}: ${name}, such as: ${example}`,
  chooseHow: 'Type a number, an action, or words to look for.',
  noChoices: 'There is nothing to choose now.',
  noMatch: (typed) => `No choice has "${typed}". Type list for all, or help.`,
  noNumber: (last) => `The choices have the numbers 1 to ${last}.`,
  endTurn: 'Enter ends your turn; undo takes your last action back.',
  quick: (on) => (on ? 'Your turns now end at once.' : 'You are asked before your turns end.'),
  undone: 'Taken back.',
  nothingToUndo: 'There is nothing that can be taken back.',
  saveWhere: 'Where to? Type save FILE.',
  saved: (file) => `The record is in ${file}.`,
  notSaved: (file, code) => `The record can't be written to ${file} (${code}).`,
  endOfInput: 'The input has ended, so the game stops here.',
  stopped: 'You have left the game.',
  over: 'Type save FILE to keep the record, or Enter to leave.',
  place: (rank, name, points, sources) => `${rank}. ${name}: ${points} (${sources})`,
  thanks: 'Thank you for playing.',
}

const fr: PlayText = {
  commands: {
    help: ['aide', 'help', '?'],
    board: ['plateau', 'board'],
    own: ['moi', 'own'],
    list: ['liste', 'list', 'cherche'],
    scores: ['scores', 'score'],
    undo: ['annule', 'annuler', 'undo'],
    quick: ['vite', 'quick'],
    save: ['garde', 'garder', 'save'],
    quit: ['quitte', 'quitter', 'quit'],
  },
  levels: { deckhand: 'Mousse', sailor: 'Matelot', mate: 'Second', captain: 'Capitaine', admiral: 'Amiral' },
  bot: (level) => `robot, ${level}`,
  player: 'Joueur',
  welcome: (game, tagline) => `${game}. ${tagline}`,
  components: (name, from) => `Composants\u00a0: ${name} (${from}).`,
  seats: (names) => `À la table : ${names.join(' ; ')}.`,
  forHelp: 'Tapez aide pour savoir ce que vous pouvez taper.',
  help: [
    'Un numéro joue le choix de ce numéro.',
    'Une action écrite comme dans les parties gardées la joue aussi, par exemple « cross G02 a1 b1 a2 » ; majuscules et ordre sont libres.',
    'D’autres mots cherchent parmi les choix : « g02 a1 » donne ceux qui ont les deux mots.',
    'liste : tous les choix ; liste MOTS : ceux qui ont tous ces mots.',
    'plateau : toute la position. moi : votre part. scores : les points jusqu’ici, par source.',
    'annule : reprend votre dernière action, tant que rien n’a été tiré ou montré ensuite.',
    'vite : vos tours se terminent sans question ; vite encore : avec question.',
    'garde FICHIER : écrit la partie jusqu’ici. quitte : partir ; quitte FICHIER : garder et partir.',
  ],
  choices: (count) => `${count} choix :`,
  group: (name, first, last, example) =>
    first === last ? `${first} : ${name}, ${example}` : `${first} à ${last} : ${name}, par exemple : ${example}`,
  chooseHow: 'Tapez un numéro, une action, ou des mots à chercher.',
  noChoices: 'Il n’y a rien à choisir maintenant.',
  noMatch: (typed) => `Aucun choix n’a « ${typed} ». Tapez liste pour tous les voir, ou aide.`,
  noNumber: (last) => `Les choix ont les numéros 1 à ${last}.`,
  endTurn: 'Entrée termine votre tour ; annule reprend votre dernière action.',
  quick: (on) =>
    on ? 'Vos tours se terminent désormais sans question.' : 'On vous demande avant la fin de vos tours.',
  undone: 'Repris.',
  nothingToUndo: 'Il n’y a rien à reprendre.',
  saveWhere: 'Dans quel fichier ? Tapez garde FICHIER.',
  saved: (file) => `La partie est dans ${file}.`,
  notSaved: (file, code) => `La partie ne peut pas être écrite dans ${file} (${code}).`,
  endOfInput: 'Il n’y a plus rien à lire : la partie s’arrête ici.',
  stopped: 'Vous avez quitté la partie.',
  over: 'Tapez garde FICHIER pour garder la partie, ou Entrée pour partir.',
  place: (rank, name, points, sources) => `${rank}. ${name} : ${points} (${sources})`,
  thanks: 'Merci d’avoir joué.',
}

export const PLAY_TEXTS: Readonly<Record<Language, PlayText>> = { en, fr }

/** A command and what follows it, or null if the line is none. */
export function parseCommand(
  text: PlayText,
  line: string,
): { readonly command: Command; readonly rest: string } | null {
  const [word = ''] = line.split(/\s/, 1)
  const command = COMMANDS.find((each) => text.commands[each].includes(word.toLocaleLowerCase()))
  return command === undefined ? null : { command, rest: line.slice(word.length).trim() }
}
