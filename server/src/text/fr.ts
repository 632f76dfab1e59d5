import { count, dayIn, momentIn, say, type ServerText } from './texts.ts'

export const fr: ServerText = {
  refusals: {
    'bad-request': 'Cette requête est mal formée.',
    'bad-json': 'Le corps de la requête n’est pas du JSON valide.',
    'bad-url': 'Cette adresse est mal formée.',
    invalid: ({ field, expected }) =>
      `« ${say(field)} » n’est pas valable${expected ? ` : attendu ${say(expected)}` : ''}.`,
    'missing-field': ({ field }) => `« ${say(field)} » manque.`,
    'empty-name': 'Entrez un nom, s’il vous plaît.',
    'long-name': 'Ce nom est trop long : 40 caractères au plus.',
    'empty-reason': 'Dites pourquoi, s’il vous plaît.',
    'long-reason': 'Cette raison est trop longue : 120 caractères au plus.',
    'long-note': 'Cette note est trop longue : 2000 caractères au plus.',
    'long-remark': 'Cette remarque est trop longue : 1000 caractères au plus.',
    'no-such-record-line': ({ last }) =>
      `Le relevé de cette partie finit à sa ligne ${say(last)} : choisissez une position jusque-là.`,
    'too-many-remarks': 'Une partie prend 200 remarques de vous, et elle les a.',
    'no-such-remarks': 'Ces remarques ne sont plus à lire : qui les a écrites a mis fin au lien.',
    'empty-line': 'Écrivez quelque chose.',
    'long-line': 'C’est trop long : 300 caractères au plus.',
    'bad-line': 'Il y a là des caractères qu’on ne peut pas montrer, ou trop de signes sur une lettre.',
    'no-such-line': 'Cette ligne n’est plus là.',
    'line-kept': 'Une ligne peut être changée par son auteur, pendant une minute.',
    'talk-full': 'Cette discussion est pleine : elle compte 2 000 lignes.',
    'own-line': 'Cette ligne est de vous.',
    'no-onlookers':
      'Ceux qui jouent ici préfèrent que personne ne regarde. La partie finie, elle sera ouverte à qui a le lien.',
    'onlookers-apart': 'Ce que disent les spectateurs, les joueurs le lisent quand la partie est finie.',
    'long-record': 'Ce relevé est trop long : aucune partie ne l’est autant.',
    'bad-record': ({ line, why }) => {
      if (line === null || line === undefined)
        return 'Ce relevé ne peut être gardé : il est abîmé, a été modifié, ou vient d’un jeu qui n’est pas ici.'
      if (why === 'too-many-take-backs')
        return `Ce relevé ne peut être gardé : à sa ligne ${Number(line)} la partie revient en arrière une fois de plus qu’une table ne le permet.`
      return `Ce relevé ne peut être gardé : sa ligne ${Number(line)} est abîmée ou a été modifiée.`
    },
    'too-many-records': ({ limit }) =>
      `Vous gardez déjà ${Number(limit)} parties jouées sur un seul appareil, et il ne peut y en avoir plus.`,
    'long-plan': 'Ce plan est trop long : 12 étapes au plus.',
    'your-turn': 'C’est déjà à vous : choisissez à la table.',
    'no-plan': 'Il n’y a pas de plan à jouer.',
    'bad-reason': 'Cette raison contient des caractères qui ne s’affichent pas, ou trop de signes sur une lettre.',
    'bad-name':
      'Ce nom contient des caractères qui ne s’affichent pas, trop de signes sur une lettre, ou rien que des tirets.',
    'request-timeout': 'Cette requête a mis trop de temps à arriver ; envoyez-la de nouveau.',
    'body-too-large': ({ limit }) => `Le corps de la requête est trop grand : ${say(limit)} octets au plus.`,
    'headers-too-large': 'Les en-têtes sont trop grands.',
    'bad-media-type': 'Le corps doit être du JSON (Content-Type: application/json).',
    'upgrade-required': 'Cette adresse est réservée aux connexions WebSocket.',
    'push-only': 'Cette connexion ne fait que raconter ; envoyez vos commandes en requêtes.',
    'too-many-requests': ({ seconds }) => `Trop de requêtes ; réessayez dans ${say(seconds)} secondes.`,
    'too-many-sockets': 'Vous avez trop de connexions ouvertes ; fermez quelques pages.',
    'too-many-open-tables': ({ limit }) =>
      `Vous avez déjà ${say(limit)} tables ouvertes, ou votre réseau ; laissez-en une se remplir ou quittez-la d’abord.`,
    'too-many-running-tables': ({ limit }) =>
      `Vous avez déjà ${say(limit)} parties en cours, ou votre réseau ; terminez-en une d’abord.`,
    'too-many-seeds': ({ limit }) =>
      `Vous avez ${say(limit)} graines qu’aucune table n’a utilisées, ou votre réseau ; utilisez-en une d’abord.`,
    'name-taken':
      'Ce nom est à quelqu’un qui garde le sien ici, ou y ressemble. Si c’est le vôtre, connectez-vous ; sinon, choisissez-en un autre.',
    'short-password': 'Ce mot de passe est trop court : 10 caractères au moins.',
    'long-password': 'Ce mot de passe est trop long : 200 caractères au plus.',
    'bad-sign-in': 'Cela ne va pas ensemble. Vérifiez ce que vous avez saisi, ou connectez-vous autrement.',
    'bad-passkey': 'Cette clé d’accès n’est pas connue ici, ou a été faite pour un autre site.',
    'no-passkeys':
      'Les clés d’accès ne marchent que si l’adresse publique de ce serveur a été réglée ; prenez un mot de passe.',
    'no-accounts': 'Ce serveur ne garde pas de noms : chacun joue en invité.',
    'no-account': 'Gardez d’abord votre nom.',
    'old-challenge': 'Cela a pris trop de temps, ou était déjà fait. Veuillez réessayer.',
    'old-link': 'Ce lien a déjà servi, ou son temps est passé. Demandez-en un autre.',
    'wrong-name': 'Ce n’est pas votre nom ici ; rien n’a été supprimé.',
    'no-waiting-guest': 'Aucun invité n’attend plus dans ce navigateur.',
    'no-such-passkey': 'Cette clé d’accès n’existe plus.',
    'too-many-passkeys': ({ limit }) =>
      `Vous pouvez avoir ${say(limit)} clés d’accès au plus ; retirez-en d’abord une.`,
    'too-many-shown-out': ({ limit }) =>
      `Vous avez mis ${say(limit)} personnes dehors ici ; laissez-en revenir une, ou faites une table où personne ne regarde.`,
    'too-many-blocks': ({ limit }) =>
      `Vous pouvez tenir ${say(limit)} personnes à l’écart au plus ; laissez-en d’abord revenir une.`,
    'too-many-friends': ({ limit }) => `L’un de vous a déjà ${say(limit)} amis : personne ne peut en avoir plus.`,
    'no-such-friend': 'Vous n’êtes plus amis.',
    'too-many-groups': ({ limit }) => `Vous pouvez être dans ${say(limit)} groupes au plus ; quittez-en d’abord un.`,
    'group-full': ({ members, groups }) =>
      `Un groupe a ${say(members)} membres au plus, et nul n’est dans plus de ${say(groups)} groupes.`,
    'no-such-group': 'Cette page n’est qu’à ses membres. Demandez à l’un d’eux le lien qui permet d’entrer.',
    'no-such-member': 'Cette personne n’est plus dans le groupe.',
    'members-only': 'Seuls les membres de son groupe prennent place à cette table.',
    'not-the-maker': 'Seul le plus ancien membre du groupe peut faire cela.',
    'shown-out':
      'Qui a ouvert cette table ne veut pas que vous regardiez. Une fois la partie finie, elle est ouverte à son lien.',
    'not-the-host': 'Seul qui a ouvert cette table peut faire cela.',
    'no-such-onlooker': 'Cette personne ne regarde plus.',
    'not-a-moderator': 'C’est réservé à qui veille sur les conversations de ce serveur.',
    'not-an-operator': 'C’est réservé à qui fait tourner ce serveur.',
    'not-about-them':
      'Cette personne aide à tenir ce serveur : seul un opérateur peut faire cela, et personne envers un opérateur.',
    'invited-only': 'Ici on garde le nom de qui est invité : demandez un lien à qui fait tourner ce serveur.',
    suspended: ({ until, why }) =>
      `Jusqu’au ${momentIn('fr-FR', until)}, vous ne pouvez ni vous asseoir ni écrire ici : ${say(why)}`,
    muted: ({ until, why }) => `Jusqu’au ${momentIn('fr-FR', until)}, vous ne pouvez pas écrire ici : ${say(why)}`,
    warned: ({ why }) => `Qui veille sur ce serveur a un mot pour vous, lisez-le d’abord : ${say(why)}`,
    'no-such-report': 'Ce signalement n’est plus là.',
    'report-handled': 'Quelqu’un a déjà traité ce signalement.',
    'no-such-measure': 'Il n’y a plus rien à reprendre.',
    'no-such-invitation': 'Ce lien a déjà servi, ou n’est plus là.',
    'long-text': 'Ce texte est trop long.',
    'no-such-block': 'Vous ne tenez plus cette personne à l’écart.',
    'not-yourself': 'C’est vous.',
    'not-a-person': 'À cette place joue un robot, ou elle est libre.',
    'no-such-session': 'Ce navigateur est déjà déconnecté.',
    'last-way-in':
      'C’est le seul chemin vers qui vous êtes ici : sans lui, vos tables ne seraient plus à personne. Gardez d’abord votre nom.',
    'bad-metrics-token':
      'Les chiffres de ce serveur sont pour la personne qui le gère : envoyez le jeton donné dans FATHOM_METRICS_TOKEN.',
    'no-guest': 'Dites d’abord qui vous êtes : créez un invité.',
    'foreign-origin': 'Cette requête vient de la page d’un autre site.',
    'no-such-route': 'Il n’y a rien à cette adresse.',
    'no-such-table': 'Cette table n’existe pas.',
    'no-such-person': 'Personne ici n’a une telle page.',
    'unknown-game': ({ game }) => `Il n’y a pas de jeu « ${say(game)} » ici.`,
    'bad-seat-count': ({ seats, allowed }) => `Ce jeu ne se joue pas à ${say(seats)} ; possible : ${say(allowed)}.`,
    'more-than-one-me': 'Vous ne pouvez avoir qu’une place.',
    'no-person-seat': 'Une place au moins doit être à vous ou libre : les robots ne jouent pas seuls ici.',
    'time-control-alone': 'Les pendules sont pour les tables d’au moins deux personnes.',
    'small-cap': 'Une pendule doit pouvoir contenir le temps du départ et ce qu’un tour ajoute.',
    'loss-needs-two': 'Seule une partie à deux peut se perdre au temps.',
    'rated-needs-two':
      'Une partie classée demande deux joueurs dont la force compte : des personnes, ou des robots mesurés.',
    'rated-needs-clock':
      'Une partie classée entre personnes demande des pendules ; à zéro, un robot joue ou la partie est perdue. Ainsi, chaque partie finit.',
    'rated-own-set': 'Une partie classée se joue avec les composants fournis avec le jeu.',
    'beside-rated': 'À une table classée, chacun joue sur son propre appareil.',
    'rated-game-runs':
      'Votre dernière partie classée contre des robots est encore en cours : terminez-la d’abord, ou abandonnez-la.',
    'unknown-bot-level': ({ level, allowed }) =>
      `Il n’y a pas de robot de niveau « ${say(level)} » ; possible : ${say(allowed)}.`,
    'unknown-option': ({ option }) => `Ce jeu n’a pas d’option « ${say(option)} ».`,
    'bad-option-value': ({ option, value, allowed }) =>
      `« ${say(value)} » n’est pas possible pour « ${say(option)} » ; possible : ${say(allowed)}.`,
    'no-component-sets': 'Les composants de ce jeu ne se remplacent pas.',
    'bad-components': ({ problems }) =>
      `On ne peut pas jouer avec ces composants. ${count(problems, ['Une chose est', 'choses sont'])} à corriger.`,
    'too-many-channels': ({ limit }) =>
      `Vous pouvez être prévenu de ${say(limit)} façons au plus ; retirez-en une d’abord.`,
    'no-such-channel': 'Cette façon de vous prévenir n’existe plus.',
    'unknown-time-zone': 'Ce fuseau horaire n’existe pas ; écrivez-le comme Europe/Paris.',
    'quiet-hours-too-long': 'Les pendules s’arrêtent douze heures par jour au plus.',
    'quiet-hours-kept': ({ until }) =>
      `Les heures où vos pendules s’arrêtent se changent une fois par semaine : de nouveau à partir du ${dayIn('fr-FR', until)}. Vous pouvez les y laisser courir à tout moment.`,
    'vacation-past': 'Des vacances commencent aujourd’hui au plus tôt.',
    'bad-vacation': 'Des vacances finissent le jour où elles commencent ou plus tard, et commencent d’ici un an.',
    'vacation-overlaps': 'Vous êtes déjà en vacances un de ces jours.',
    'vacation-too-long': ({ year, left }) =>
      `Vous avez 30 jours de vacances par an ; il en reste ${Number(left)} en ${Number(year)}.`,
    'no-such-vacation': 'Il n’y a pas de telles vacances à terminer.',
    'bad-address': 'Ce n’est pas une adresse du web : elle commence par https:// et ne contient pas de mot de passe.',
    'private-address': ({ host }) => `« ${say(host)} » se trouve dans un réseau privé, où ce serveur n’envoie rien.`,
    'unknown-host': ({ host }) => `« ${say(host)} » est introuvable ; vérifiez comment cela s’écrit.`,
    'bad-subscription': 'L’abonnement du navigateur n’a pas de sens ; désactivez-le puis réactivez-le.',
    'no-email': 'Ce serveur n’envoie pas de courriels.',
    'bad-email': 'Ce n’est pas une adresse de courriel.',
    'bad-confirmation': 'Ce lien n’est pas complet ; ouvrez-le de nouveau depuis le courriel.',
    'unconfirmed-channel': 'Ouvrez d’abord le lien qui se trouve dans le courriel.',
    'unknown-seed': 'Cette graine ne vous a pas été remise, ou elle a déjà servi ; demandez-en une autre.',
    'other-rules': 'Cette partie suivait une ancienne édition des règles que ce serveur ne joue plus.',
    'newer-rules':
      'Cette partie suit des règles plus récentes que ce serveur : il est en cours de mise à jour. Réessayez dans un instant.',
    'other-components': 'Cette partie se jouait avec des composants que ce serveur ne sait plus lire.',
    internal: 'Une erreur est survenue sur le serveur. Elle a été notée.',
    closing: 'Le serveur redémarre ; réessayez dans un instant.',
    'engine-timeout': 'Cela a pris trop de temps et a été abandonné ; rien n’a changé.',
    'store-away':
      'Le serveur n’atteint pas sa base de données pour l’instant : cela n’a pas été pris en compte. Réessayez dans quelques secondes.',
    'disk-full':
      'Le disque du serveur est plein : cela n’a pas été fait. Rien de la partie n’est perdu ; prévenez la personne qui gère le serveur et réessayez plus tard.',
    'damaged-journal':
      'Ce que le serveur a gardé de cette table est endommagé : elle ne peut pas être ouverte. Prévenez la personne qui gère le serveur ; les autres tables continuent.',
  },
}
