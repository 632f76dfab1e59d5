import { french } from '@fathom/kernel'
import { shown, type CliText } from './types.ts'

export const fr: CliText = {
  play: {
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
    components: (name, from) => `Composants : ${name} (${from}).`,
    seats: (names) => `À la table : ${names.join(' ; ')}.`,
    forHelp: 'Tapez aide pour savoir ce que vous pouvez taper.',
    help: [
      'Un numéro joue le choix de ce numéro.',
      'Une action écrite comme dans les relevés la joue aussi : c’est ce qu’un choix de la liste a entre crochets ; majuscules et ordre sont libres.',
      'D’autres mots cherchent parmi les choix : la liste donne ceux qui ont tous ces mots.',
      'liste : tous les choix ; liste MOTS : ceux qui ont tous ces mots.',
      'plateau : toute la position. moi : votre part. scores : les points jusqu’ici, par source.',
      'annule : reprend votre dernière action, tant que rien n’a été tiré ou montré ensuite.',
      'vite : vos tours se terminent sans question ; vite encore : avec question.',
      'garde FICHIER : écrit le relevé jusqu’ici. quitte : partir ; quitte FICHIER : garder et partir.',
    ],
    choices: (count) => `${count} choix :`,
    group: (name, first, last, example) =>
      first === last ? `${first} : ${name}, ${example}` : `${first} à ${last} : ${name}, par exemple : ${example}`,
    chooseHow: 'Tapez un numéro, une action, ou des mots à chercher.',
    noChoices: 'Il n’y a rien à choisir maintenant.',
    noMatch: (typed) => `Aucun choix n’a « ${typed} ». Tapez liste pour tous les voir, ou aide.`,
    noNumber: (last) => `Les choix ont les numéros 1 à ${last}.`,
    endTurn: 'Entrée termine votre tour ; annule reprend votre dernière action.',
    quick: (on) =>
      on ? 'Vos tours se terminent désormais sans question.' : 'On vous demande avant la fin de vos tours.',
    undone: 'Repris.',
    nothingToUndo: 'Il n’y a rien à reprendre.',
    saveWhere: 'Dans quel fichier ? Tapez garde FICHIER.',
    saved: (file) => `Le relevé est dans ${file}.`,
    notSaved: (file, code) => `Le relevé ne peut pas être écrit dans ${file} (${code}).`,
    endOfInput: 'Il n’y a plus rien à lire : la partie s’arrête ici.',
    stopped: 'Vous avez quitté la partie.',
    over: 'Tapez garde FICHIER pour garder la partie, ou Entrée pour partir.',
    place: (rank, name, points, sources) => `${rank}. ${name} : ${points} (${sources})`,
    thanks: 'Merci d’avoir joué.',
  },
  components: {
    provenance: {
      rulebook: 'valeurs de la règle',
      transcribed: 'valeurs imprimées, recopiées par quelqu’un qui a le jeu',
      reconstructed: 'valeurs reconstituées',
    },
    good: (game, name, provenance) => `tout va bien. ${game}${name === '' ? '' : ` : ${name}`} (${provenance}).`,
    count: (list, entries, pieces) =>
      pieces === null ? `${list} : ${entries}` : `${list} : ${entries} (${pieces} avec les exemplaires)`,
    bad: (problems) => (problems === 1 ? 'une chose est à corriger.' : `${problems} choses sont à corriger.`),
    fixed: 'Les tables jouent à ce jeu avec ses propres composants seulement.',
    notJson: (why) => `ce n’est pas du JSON : ${why}.`,
    whichGame: (ids) => `Le fichier ne dit pas de quel jeu il est. Ajoutez --game avec l’un de : ${ids}.`,
  },
  verify: {
    refusals: {
      'not-a-record': () => 'Ce n’est pas un relevé : sa première ligne n’est pas « fathom record 1 ».',
      'unknown-game': ({ game }) => `Il est d’un jeu qui n’est pas ici : « ${shown(game)} ».`,
      'other-rules': ({ recorded, now }) =>
        `Il a été joué avec la version ${shown(recorded)} des règles ; ici, c’est la version ${shown(now)}.`,
      'other-components': ({ name, recorded, now }) =>
        `Il a été joué avec les composants « ${shown(name)} » tels qu’ils étaient alors (${shown(recorded)}) ; ceux du jeu ont changé depuis (${shown(now)}).`,
      'bad-components': ({ problems }) =>
        `On ne peut pas jouer avec les composants qu’il contient : ${shown(Array.isArray(problems) ? problems[0] : problems)}`,
      'no-component-sets': () => 'Il nomme un jeu de composants, et ceux de ce jeu ne se remplacent pas.',
      'bad-seat-count': ({ seats }) => `Ce jeu ne se joue pas à ${shown(seats)}.`,
      'unknown-option': ({ option }) => `Le jeu n’a pas d’option « ${shown(option)} ».`,
      'bad-option-value': ({ option, value }) => `L’option ${shown(option)} ne peut pas être « ${shown(value)} ».`,
      'seed-does-not-fit-hash': () => 'La graine révélée ne correspond pas à l’empreinte publiée.',
      'other-outcome': ({ recorded, found }) =>
        `Le résultat est un autre : écrit « ${shown(recorded)} », trouvé « ${shown(found)} » (raison, points / places).`,
      'record-take-back': ({ after, to }) =>
        `Il revient à la ligne ${shown(to)} après la ligne ${shown(after)}, et cette ligne ne compte plus.`,
      'not-over': () => 'Il nomme une fin, mais après sa dernière action la partie n’est pas finie.',
    },
    row: (line, why, row) => `La ligne ${line} ne se lit pas : ${why}${row === '' ? '' : ` (« ${row} »)`}.`,
    rowReasons: {
      'header-after-actions': 'une ligne d’en-tête vient après les actions',
      'bad-rules-version': 'la version des règles n’est pas un nombre au-dessus de 0',
      'unknown-option': 'le jeu n’a pas cette option',
      'bad-option-value': 'l’option ne peut pas avoir cette valeur',
      'bad-components': 'le jeu de composants n’a pas de nom, ou la provenance de ses valeurs n’est pas connue',
      'bad-components-digest': 'l’empreinte des composants n’a pas 32 chiffres hexadécimaux',
      'bad-components-data': 'les composants ne sont pas du JSON, ou il y en a trop',
      'components-do-not-fit-digest': 'les composants qu’il contient ne sont pas ceux de la partie',
      'seats-out-of-order': 'les places ne sont pas dans l’ordre',
      'bad-seat': 'une place n’est ni « person » ni « bot »',
      'bad-nonce': 'le nonce n’est pas hexadécimal',
      'unknown-draw-method': 'cette façon de tirer n’est pas connue',
      'unknown-bounds': 'cette façon de noter les bornes des tirages n’est pas connue',
      'bad-bounds': 'ses tirages n’ont pas leurs bornes, ou ne sont pas en dessous',
      'bad-seed-hash': 'l’empreinte de la graine n’a pas 64 chiffres hexadécimaux',
      'bad-seed': 'la graine n’est ni 64 chiffres hexadécimaux ni un nombre entier',
      'seed-does-not-fit-draws': 'la graine ne va pas avec la façon de tirer',
      'bad-time': 'l’heure n’est pas écrite comme 2026-11-21T08:30:00Z',
      'bad-setup-line': 'la ligne 0 doit être la mise en place, une seule fois',
      'wrong-line-number': 'le numéro de l’action n’est pas le suivant',
      'no-such-seat': 'cette place n’existe pas',
      'action-after-end': 'une action vient après la fin',
      'end-before-actions': 'la fin vient avant la mise en place',
      'bad-end': 'la fin vient deux fois, ou sa raison n’est pas un code',
      'bad-score': 'les points ne sont pas une ligne par place, dans l’ordre',
      'bad-hint': 'un indice ne nomme pas de place, ou vient avant la mise en place ou après la fin',
      'too-many-hints': 'il y a plus d’indices que de positions où quelqu’un pouvait en recevoir',
      'bad-take-back': 'une reprise ne nomme pas une place, une ligne antérieure et une raison',
      'unknown-line': 'cette ligne ne veut rien dire dans un relevé',
      'no-game': 'le jeu manque',
      'no-rules-version': 'la version des règles manque',
      'no-components': 'le nom du jeu de composants manque',
      'no-components-digest': 'l’empreinte des composants manque',
      'no-seats': 'les places manquent',
      'no-draw-method': 'la façon de tirer manque',
      'no-setup': 'la mise en place manque',
      'no-scores': 'il manque des points à la fin',
    },
    action: (line, action, why, detail, because) => {
      const where =
        line === 0 ? 'La mise en place' : `L’action ${shown(line)}${action === null ? '' : ` (« ${action} »)`}`
      switch (why) {
        case 'draw-not-from-seed':
          return `${where} : un nombre donné par le hasard ne vient pas de la graine.`
        case 'bad-draws':
          return `${where} : les nombres donnés par le hasard ne conviennent pas : ${detail}.`
        case 'not-an-action':
          return `${where} : le jeu ne connaît pas cette action.`
        default:
          return `${where} n’est pas permise (${why})${because === '' ? '.' : ` : ${because}`}`
      }
    },
    refused: (code) => `Il est refusé : ${code}.`,
    tooLarge: 'Le fichier est trop grand pour un relevé.',
    unreadable: (code) => `Le fichier ne se lit pas (${code}).`,
    notReplayed: (message) => `Il ne se rejoue pas : ${message}.`,
    seedHidden: 'La graine n’est pas révélée : les tirages ne sont pas vérifiés.',
    total: (verified, failed) =>
      `${french.count(verified, 'relevé vérifié', 'relevés vérifiés')}, ${french.count(failed, 'refusé')}`,
  },
  usage: {
    badArgument: (code, sentence, argument) => {
      switch (code) {
        case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
          return `L’option ${argument} n’existe pas.`
        case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
          return `L’option ${argument} ne va pas ainsi : il y manque une valeur, ou il y en a une de trop.`
        case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
          return `« ${argument} » est de trop.`
        default:
          return sentence
      }
    },
    wholeNumber: (name, min, max, typed) => `${name} doit être un nombre entier de ${min} à ${max}, pas « ${typed} ».`,
    oneOf: (name, known, typed) => `${name} doit être ${french.list(known, 'ou')}, pas « ${typed} ».`,
    noGame: (typed, ids) => `Il n’y a pas de jeu « ${typed} ». Il y a : ${ids}.`,
    whichGame: 'Quel jeu ? Dites un GAME.',
    sayGame: 'Quel jeu ? Ajoutez --game ID.',
    seats: (game, isSo, counts, typed) => `${game} se joue${isSo ? ' ainsi' : ''} à ${counts}, pas à « ${typed} ».`,
    noLevel: (typed, game, levels) => `Il n’y a pas de robot de niveau « ${typed} » pour ${game}. Il y a : ${levels}.`,
    noOption: (game, typed, known) =>
      `${game} n’a pas d’option « ${typed} ». Ses options : ${known.join(', ') || 'aucune'}.`,
    noMode: (game, typed, known) => `${game} n’a pas de mode « ${typed} ». Ses modes : ${known}.`,
    noValue: (typed) => `--set demande option=valeur, pas « ${typed} ».`,
    badValue: (option, typed, allowed) => `L’option ${option} ne peut pas être « ${typed} ». Possible : ${allowed}.`,
    onOrOff: 'on ou off',
    whole: (min, max) => `un nombre entier de ${min} à ${max}`,
    badOptions: (code) => `On ne peut pas jouer avec ces options : ${code}.`,
    noName: '--name ne doit pas être vide.',
    whichRecords: 'Quels relevés ? Dites au moins un FILE.',
    whichComponents: 'Quels composants ? Dites au moins un FILE.',
    checkOrPrint: 'Dites check ou print.',
    tooLarge: (file) => `${file} est trop grand pour un jeu de composants.`,
    unreadable: (file, code) => `${file} ne se lit pas (${code}).`,
    notJson: (file, why) => `${file} n’est pas du JSON : ${why}.`,
    fixed: (game) => `${game} ne se joue qu’avec ses propres composants.`,
    noSet: (file, game, command) => `${file} n’est pas un jeu de composants de ${game} ; ${command} dit pourquoi.`,
  },
}
