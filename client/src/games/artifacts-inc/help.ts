import type { Language } from '@fathom/kernel'

/** The rules in short, in our own words, and what the keys do. */
interface Help {
  readonly rules: readonly string[]
  readonly keys: readonly (readonly [key: string, does: string])[]
}

const pages: Readonly<Record<Language, Help>> = {
  en: {
    rules: [
      'New York, 1929. Build a firm of expeditions, equipment, offices and crew, and be the first to 20 reputation: then the round is finished, museum majorities are added, and the highest reputation wins; ties go to more money.',
      'On your turn you roll as many dice as your crew shows, seven at most, and place them one by one: on slots of your cards, on public cards, or on a dive. Each acts at once. Every slot and every public card takes one die a turn; dice may stay unused.',
      'A die on Buy lets you buy one card, or upgrade one of yours for its cost again. A new card lies beside, above or below one of yours, and never moves. Many cards help those at their sides.',
      'In rows A, B and C every card shown is for sale, of D and E only the top one. What is bought or upgraded works at once.',
      'Museums: fill an open order with that many artifacts; you get\u00a0$1 each and the museum’s bonus, and your cube stays. Most cubes there in the end bring reputation; ties go to the later box. Private Collectors pay\u00a0$1 each and\u00a0$1 for every type beyond the first.',
      'Dive once a turn, with dice whose sum (and your bonus) reaches the top card: it is worth 1 reputation and holds a find, which some cards love.',
    ],
    keys: [
      ['1–6', 'pick up a die that shows this'],
      ['T', 'next place where it may go'],
      ['Arrows', 'go from thing to thing on the table'],
      ['Enter', 'do it'],
      ['Tab', 'from museums to market, dice and desk'],
      ['M', 'to the market'],
      ['D', 'to the dive'],
      ['R', 'reroll, if a card lets you'],
      ['Escape', 'put back what you hold'],
      ['X', 'buy nothing'],
      ['U', 'undo'],
      ['E', 'end the turn'],
    ],
  },
  fr: {
    rules: [
      'New York, 1929. Montez une société d’expéditions, d’équipement, de bureaux et d’équipiers, et soyez le premier à 20 de réputation\u00a0: la manche se finit alors, on ajoute les majorités des musées, et la plus haute réputation gagne\u00a0; à égalité, le plus d’argent.',
      'À votre tour, vous lancez autant de dés que votre équipe en montre, sept au plus, et les placez un à un\u00a0: sur des cases de vos cartes, sur des cartes publiques ou sur une plongée. Chacun agit aussitôt. Chaque case et chaque carte publique prend un dé par tour\u00a0; des dés peuvent rester.',
      'Un dé sur Acheter permet d’acheter une carte, ou d’en améliorer une des vôtres pour son coût encore une fois. Une nouvelle carte se pose à côté, au-dessus ou au-dessous d’une des vôtres et ne bouge plus. Beaucoup de cartes aident leurs voisines.',
      'Des rangées A, B et C, toute carte visible est en vente\u00a0; de D et E, seulement celle du dessus. Ce qui est acheté ou amélioré agit aussitôt.',
      'Musées\u00a0: honorez une commande ouverte avec autant d’artefacts\u00a0; vous recevez 1\u00a0$ par artefact et le bonus du musée, et votre cube reste. Le plus de cubes à la fin rapporte de la réputation\u00a0; à égalité, la case la plus loin. Les collectionneurs privés paient 1\u00a0$ chacun et 1\u00a0$ par type au-delà du premier.',
      'Plongez une fois par tour, avec des dés dont la somme (et votre bonus) atteint la carte du dessus\u00a0: elle vaut 1 de réputation et porte une trouvaille, que certaines cartes aiment.',
    ],
    keys: [
      ['1–6', 'prendre un dé de cette valeur'],
      ['T', 'place suivante où il peut aller'],
      ['Flèches', 'aller d’une chose à l’autre sur la table'],
      ['Entrée', 'le faire'],
      ['Tab', 'des musées au marché, aux dés et au bureau'],
      ['M', 'aller au marché'],
      ['D', 'aller à la plongée'],
      ['R', 'relancer, si une carte le permet'],
      ['Échap', 'reposer ce que vous tenez'],
      ['X', 'ne rien acheter'],
      ['U', 'annuler'],
      ['E', 'finir le tour'],
    ],
  },
}

export function help(language: Language): Help {
  return pages[language]
}
