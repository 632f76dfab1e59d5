import type { RulesText } from '../../../rules/rules.ts'
import type { ParagraphId } from './ids.ts'

export const fr: RulesText<ParagraphId> = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'Jusqu’à quatre entreprises cherchent des épaves autour d’une île pendant trois ans. La réputation gagne. Elle vient surtout des trésors exposés au musée ; brevets, publicité, cartes et argent s’y ajoutent.',
    words: 'but gagner réputation points',
  },
  year: {
    title: 'Le cours d’une année',
    text: 'Une année, c’est un budget, puis trois quadrimestres. Dans chacun : tous placent leurs meeples, le boss et les ouvriers ; les zones 1 à 10 se jouent l’une après l’autre ; on paie les salaires ; la maintenance apporte cartes et technologies. Personne n’agit hors de son tour.',
    words: 'phase quadrimestre tour ordre calendrier',
  },
  budget: {
    title: 'Le budget',
    text: 'Au début de l’année tout votre argent, aussi ce qui restait, se répartit sur cinq comptes, tous en même temps et en secret. Il doit durer trois quadrimestres. Ce que les quatre autres ne reçoivent pas va à la caisse noire.',
    words: 'compte argent répartir ressources humaines missions achats généraux recherche',
  },
  pay: {
    title: 'Payer et déplacer l’argent',
    text: 'Chaque dépense relève d’un compte. S’il ne suffit pas, d’autres aident : chaque transfert coûte des frais, qui montent d’année en année, et chaque compte donne une fois par paiement. La caisse noire reste à part, sauf en partie d’initiation. Ce que vous ne pouvez payer ainsi, vous ne pouvez le faire.',
    words: 'transfert frais coût manquer caisse noire',
  },
  income: {
    title: 'Les revenus de l’année',
    text: 'Ce que vous gagnez en ville ou en mer se répartit aussitôt sur les quatre comptes ouverts, chacun une fois. Rien n’en va à la caisse noire.',
    words: 'gagner recevoir revenu',
  },
  placement: {
    title: 'Placer les meeples',
    text: 'Dans l’ordre du tour, chacun place un meeple sur la première case libre d’une file, jusqu’à ce que personne n’en ait plus. Tous vos meeples doivent être placés. Les hydravions sont fermés au premier quadrimestre ; personne ne fait la queue en mer ni chez les autorités ; aux moules il y a toujours de la place.',
    words: 'zone file queue pion ouvrier boss placer pleine fermée',
  },
  double: {
    title: 'Action double',
    text: 'Une action double sous un meeple le laisse agir deux fois dans sa zone, à la suite. Une seule par meeple. La seconde action peut être laissée sans frais.',
    words: 'jeton deux fois seconde',
  },
  acting: {
    title: 'Agir, ou non',
    text: 'Un meeple dont c’est le tour dans sa file agit, s’il le peut. Une première action refusée ou impossible coûte 1 point de réputation ; une seconde peut être passée. Ensuite le meeple rentre, sauf s’il est en mer, au lagon, au magasin ou sur la pioche.',
    words: 'refuser passer pénalité rentrer perdre',
  },
  recruitment: {
    title: 'Zone 1 : recrutement',
    text: 'Payez le prix de la case sur Ressources humaines et recrutez un ouvrier, qui se place aussitôt dans une autre zone et agit ce quadrimestre. Le deuxième apporte une action double, le troisième 1 point de réputation. Plus d’ouvriers, plus de salaires.',
    words: 'recruter ouvrier embaucher',
  },
  research: {
    title: 'Zone 2 : recherche',
    text: 'Sur R&D : brevetez une carte que personne ne possède, achetez un objet d’une carte brevetée, ou les deux. Le propriétaire d’un brevet touche les royalties des objets que les autres achètent, et des points à la fin.',
    words: 'brevet objet technologie prototype royalties carte',
  },
  deck: {
    title: 'La pioche des technologies',
    text: 'Un meeple par quadrimestre peut monter sur la pioche : à la maintenance il regarde les cartes et choisit la prochaine. Inutile s’il n’en viendra plus.',
    words: 'réserver chercher choisir prochaine carte',
  },
  market: {
    title: 'Zone 3 : le marché aux puces',
    text: 'Achetez la carte du dessus d’une pile sur Achats généraux. Sa place dans la rangée fait son prix : ce qui reste renchérit, un numéro qui revient baisse.',
    words: 'carte acheter prix pile trésor',
  },
  seaplanes: {
    title: 'Zone 4 : hydravions',
    text: 'Un hydravion gris rejoint un de vos Zodiacs en mer : des objets passent entre votre stock et lui, et le pilote peut changer de place avec l’équipage. La zone 4 en assure un ; ceux qui restent se louent en mer. Le noir vient d’une carte et vole avant le premier Zodiac.',
    words: 'avion voler louer noir gris pilote',
  },
  exchange: {
    title: 'Échanger objets et équipages',
    text: 'Là où un Zodiac rencontre un autre des vôtres, votre stock au port ou un hydravion, des objets changent de mains. Ce qui vient d’arriver reste pour cet échange. Un Zodiac prend un moteur de plus, et garde celui sans lequel il ne pourrait repartir. Les équipages ne changent qu’en mer, avec un hydravion.',
    words: 'charger objets équipage moteur stock échange',
  },
  sea: {
    title: 'Zone 5 : naviguer',
    text: 'Dans l’ordre du tour, chacun joue une fois chaque Zodiac en mer : se déplacer, plonger, ou les deux dans l’ordre voulu. Quelques cases sont gratuites, les suivantes coûtent, les moteurs vont plus loin. On finit sur une case libre où l’on peut s’arrêter.',
    words: 'zodiac déplacement case moteur loin trajet voyage bateau',
  },
  sites: {
    title: 'Cartes et sites',
    text: 'Seule une carte de son numéro laisse vos Zodiacs entrer sur un site ou le traverser. La première carte d’un site laisse son propriétaire regarder des tuiles et en poser une. Sans carte, un voyage ne peut que pêcher.',
    words: 'carte site tuile numéro fouille entrer',
  },
  dive: {
    title: 'Plonger',
    text: 'Une plongée par Zodiac et par quadrimestre, au-dessus d’un site. Le plongeur descend niveau par niveau, aussi profond que le permet l’équipement, et remonte un trésor ; boss et 5/7 deux de la même colonne. Les cachés se détectent, les enfouis se dégagent.',
    words: 'plongée profondeur trésor remonter colonne équipement détecter dégager',
  },
  sharks: {
    title: 'Requins',
    text: 'Un requin garde ce qui est au-dessous. Avec une arme, on le combat avec un dé : assez haut le tue, et il fait des points ; trop bas, la plongée est finie. Sans arme ni cage, la colonne est fermée.',
    words: 'requin combattre dé arme cage harpon',
  },
  mussels: {
    title: 'Zone 6 : les moules',
    text: 'Toujours une place de plus. Le marqueur dit ce qu’il y a : de l’argent, plus tard des points. Le boss rapporte davantage. Il avance après chaque quadrimestre où quelqu’un est venu.',
    words: 'pêcher ramasser argent',
  },
  port: {
    title: 'Zone 7 : le port',
    text: 'Sur Frais de mission, achetez un Zodiac (et gagnez 1 point de réputation), menez-en un au lagon, ou prenez la mer avec un Zodiac qui attend au port et jouez-le aussitôt ; il finit ce déplacement en mer. Qui achète reste au magasin jusqu’à la maintenance.',
    words: 'acheter zodiac départ bateau magasin',
  },
  lagoon: {
    title: 'Le lagon',
    text: 'Une case du lagon prend un Zodiac jusqu’à la maintenance : promenades et pêches rapportent de l’argent, l’île une trouvaille. Certaines demandent un équipement. Un spécialiste y gagne plus, et garde la meilleure de deux trouvailles.',
    words: 'île trouvaille promenade homard pêche côtière',
  },
  museum: {
    title: 'Zone 8 : le musée',
    text: 'Financez une salle sur Achats généraux, ou vendez un trésor à sa valeur : à la prochaine place d’une salle financée, ou à la réserve. Une salle pleine ouvre : son mécène gagne le bonus, et ses trésors comptent pour leurs vendeurs à la fin.',
    words: 'salle mécène financer vendre trésor exposer réserve',
  },
  advertising: {
    title: 'Zone 9 : publicité',
    text: 'Payez le prix de la case sur Achats généraux et gagnez la réputation du marqueur. Il baisse après chaque quadrimestre où quelqu’un est venu.',
    words: 'réputation marqueur',
  },
  bribes: {
    title: 'Zone 10 : pots-de-vin',
    text: 'Juste avant un meeple, vous pouvez déposer votre enveloppe, une fois par quadrimestre. Puis vous scellez un pot-de-vin de la caisse noire. Tous sont perdus ; le plus élevé joue désormais en premier. Qui l’a déposée et ne paie rien perd 1 point de réputation. Seul, il n’y en a pas.',
    words: 'enveloppe caisse noire ordre autorités',
  },
  hats: {
    title: 'Chapeaux',
    text: 'Là où boss et ouvrier sont dans la même file des zones 2, 3, 7 ou 8, le boss peut le former : l’ouvrier reçoit pour toujours le chapeau de la zone, et avec lui la remise ou le gain qu’y a le boss. Un chapeau chacun, peu dans la partie.',
    words: 'former enseigner spécialiste remise boss',
  },
  wages: {
    title: 'Salaires',
    text: 'À la fin de chaque quadrimestre, chaque ouvrier, où qu’il soit, coûte un salaire sur Ressources humaines ; le boss ne coûte rien. Si le compte ne suffit pas, des transferts doivent aider ; chaque salaire impayé coûte 1 point de réputation.',
    words: 'salaire payer ouvrier ressources humaines',
  },
  lawless: {
    title: 'Sans foi ni loi : mercenaires',
    text: 'Un mercenaire se place une fois, sur la case spéciale d’une zone où aucun n’est allé (1 à 4, 7 à 9), y fait son mauvais coup et quitte la partie. Il ne prend pas d’action double, et une enveloppe seulement si la table le permet. Ces coups prennent un brevet, apportent deux cartes, déplacent des pièces exposées, et plus.',
    words: 'mercenaire méfait voler échanger exposition',
  },
  mine: {
    title: 'La mine',
    text: 'La mine sous-marine d’une carte explose lors d’un choix de votre propre tour, sur un site où il y a une tuile, et en couvre trois colonnes.',
    words: 'sous-marine explosion colonnes',
  },
  auction: {
    title: 'Sans foi ni loi : l’enchère',
    text: 'Après certains quadrimestres, un mercenaire va à la plus haute enchère, payée par la caisse noire. Les enchères ne font que monter. Qui ne peut payer la sienne perd 1 point de réputation, et la précédente compte.',
    words: 'enchère passer mercenaire caisse noire',
  },
  solo: {
    title: 'Jouer seul',
    text: 'Seul, vous choisissez deux sortes de chapeaux au début, jouez sans autorités ni ordre du tour, contre un adversaire qui détient des brevets, et pour un but : toutes les salles ouvertes à temps rapportent plus.',
    words: 'adversaire but chapeaux solitaire',
  },
  end: {
    title: 'La fin',
    text: 'La partie finit après les salaires du neuvième quadrimestre, ou de celui où toutes les salles sont ouvertes. Puis trésors, brevets, requins, cartes et argent s’ajoutent à la réputation. À égalité, la meilleure place dans l’ordre du tour.',
    words: 'score égalité vainqueur partie finie',
  },
}
