import { frenchOf } from '@fathom/kernel'
import type { RecordsText } from './en.ts'

/** Who did something, with the verb before its participle. @param name null: the reader */
const who = (name: string | null): string => (name === null ? 'Vous avez' : `${name} a`)

/** Les mots des parties enregistrées. */
export const fr: RecordsText = {
  playOn: {
    open: 'Reprendre d’ici',
    title: 'Reprendre d’ici',
    help: (n, all) =>
      `Une nouvelle partie, rien qu’à vous, commence à la position ${n} sur ${all}, sur cet appareil. Celle que vous regardez reste comme elle était.`,
    seats: 'Qui joue la suite',
    me: 'Moi',
    bot: (level) => `Robot\u202f: ${level}`,
    seatOf: (name) => `La place ${frenchOf(name)}`,
    draws: 'Le hasard à partir de là',
    new: 'Nouveau',
    newHelp: 'Personne ne sait ce qui vient.',
    same: 'Le même',
    sameHelp: 'Les mêmes tirages, dans le même ordre\u202f: qui se souvient de la partie sait ce qui vient.',
    running:
      'Ce qui se tire à partir de là est nouveau, même si votre partie a déjà montré ce qui venait. Les robots gardent ce qu’ils ont en main.',
    noSeed: 'Ce qui se tire à partir de là est nouveau\u202f: le relevé ne dit pas ce qui serait venu.',
    begin: 'Reprendre',
    cancel: 'Annuler',
    over: 'À cette position, la partie est finie. Reculez d’un pas pour reprendre.',
    refused: 'On ne peut pas reprendre de cette position.',
  },
  from: {
    branch: 'Reprise d’une autre partie.',
    there: 'La regarder là-bas',
    record: 'Un relevé de partie, ouvert sur cet appareil.',
  },
  eyes: {
    label: 'Vu par',
    everybody: 'tout le monde',
    now: (name) => `Vous voyez ce que ${name} voyait.`,
    none: 'Vous voyez ce que tous voyaient.',
  },
  bar: {
    positionOld: (n, all) => `Vous regardez la position ${n} sur ${all}.`,
    backToNow: 'Au présent',
    first: 'Première position',
    previous: 'Position précédente',
    next: 'Position suivante',
    last: 'Dernière position',
    play: 'Lire',
    pause: 'Pause',
    position: 'Position',
    link: 'Copier le lien vers cette position',
    copied: 'Le lien est copié\u202f: il s’ouvre juste ici.',
    notCopied: (link) => `Le navigateur n’a pas laissé copier le lien. Le voici\u202f: ${link}`,
    speed: 'Vitesse',
    times: (factor) => `×${factor}`,
  },
  choice: {
    open: 'Pourquoi\u202f?',
    openHelp: 'Ce qui a été choisi ici, et à quoi un Second aurait pensé',
    title: 'Pourquoi le choix suivant\u202f?',
    close: 'Fermer le regard sur ce choix',
    only: (name, action) =>
      `${name === null ? 'Vous n’aviez' : `${name} n’avait`} qu’une chose à faire\u202f: ${action}.`,
    agrees: (name, action) => `${who(name)} choisi\u202f: ${action}. Un Second aussi l’aurait fait.`,
    even: (name, action) =>
      `${who(name)} choisi\u202f: ${action}. Selon les comptes d’un Second, rien ne valait mieux.`,
    differs: (name, action) =>
      `${who(name)} choisi\u202f: ${action}. Selon les comptes d’un Second, un autre choix valait mieux.`,
    best: (action) => `Le meilleur\u202f: ${action}.`,
    further: 'Ce robot regarde plus loin que ce qui est compté ici.',
  },
  remark: {
    title: (n) => (n === 0 ? 'Remarques' : `Remarques (${n})`),
    by: frenchOf,
    label: 'Remarque sur cette position',
    add: 'Écrire une remarque ici',
    change: 'Modifier',
    remove: 'Retirer',
    save: 'Garder',
    cancel: 'Annuler',
    share: 'Copier un lien avec mes remarques',
    shareHelp: 'Qui a le lien peut lire toutes vos remarques sur cette partie, jusqu’à ce que vous y mettiez fin.',
    shared: 'Le lien est copié. Qui l’a peut lire vos remarques sur cette partie, jusqu’à ce que vous y mettiez fin.',
    unshare: 'Mettre fin au lien',
    report: 'Signaler cette remarque…',
    reportHelp:
      'La personne qui tient ce serveur lira cette remarque et celles qui l’entourent. Personne d’autre ne le saura.',
    previous: 'Remarque précédente',
    next: 'Remarque suivante',
    none: 'Plus de remarque de ce côté.',
    full: 'Une partie prend 200 remarques, et elle les a.',
    said: (by, words) => (by === null ? `Remarque\u202f: ${words}` : `Remarque ${frenchOf(by)}\u202f: ${words}`),
  },
  open: {
    badRemarks: (n) =>
      n === 1
        ? 'Une de ses remarques est illisible et a été laissée de côté\u202f; la partie est entière.'
        : `${n} de ses remarques sont illisibles et ont été laissées de côté\u202f; la partie est entière.`,
    button: 'Ouvrir une partie enregistrée',
    help: 'Une partie gardée dans un fichier. Vous pouvez aussi le déposer sur cette page.',
    failed: (file, why) => `${file} ne peut pas être ouvert. ${why}`,
    tooLarge: 'Il dépasse 16 Mo\u202f: aucun relevé n’est si gros.',
    notText: 'Il n’a pas pu être lu.',
    why: {
      'not-a-record': 'Ce n’est pas un relevé\u202f: sa première ligne n’est pas «\u202ffathom record 1\u202f».',
      'unknown-game': 'Il est d’un jeu qui n’est pas ici.',
      'other-rules': 'Il a été joué selon des règles que cette page n’a pas.',
      'other-components': 'Il a été joué avec des composants qui n’y figurent pas et qui ont changé depuis.',
      'bad-components': 'On ne peut pas jouer avec les composants qu’il contient.',
      'bad-seat-count': 'Ce jeu ne se joue pas à ce nombre.',
      'seed-does-not-fit-hash': 'Sa graine n’est pas celle promise au début\u202f: il a été modifié.',
      'other-outcome': 'Sa fin n’est pas celle où mènent ses actions\u202f: il a été modifié.',
      'not-over': 'Il nomme une fin où ses actions ne mènent pas\u202f: il a été modifié.',
      'record-take-back': 'Il revient sur ce qui ne peut être repris\u202f: il a été modifié.',
      other: 'Il est abîmé.',
    },
    line: (n) => `La ligne ${n} est illisible\u202f: il a été modifié, ou coupé.`,
    action: (n) =>
      `L’action ${n} n’est pas possible selon les règles, ou n’a pas été tirée ainsi\u202f: il a été modifié.`,
  },
}
