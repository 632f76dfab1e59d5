/** Invented names for the 47 islands, by card: the printed cards have none, and a name is easier to talk about than P07. */
export interface IslandName {
  readonly en: string
  readonly fr: string
}

const names: Readonly<Record<string, IslandName>> = {
  P01: { en: "Widow's Reach", fr: 'Grève de la Veuve' },
  P02: { en: 'Violet Harbour', fr: 'Havre Violet' },
  P03: { en: "The Owl's Eye", fr: "L'Œil du Hibou" },
  P04: { en: 'Thistle Head', fr: 'Cap Chardon' },
  P05: { en: 'Two Mirrors', fr: 'Les Deux Miroirs' },
  P06: { en: 'Heather Stair', fr: 'Bruyères Hautes' },
  P07: { en: 'Plum Anchorage', fr: 'Mouillage Prune' },
  P08: { en: 'Amethyst Bank', fr: "Banc d'Améthyste" },
  P09: { en: "Bishop's Cap", fr: "Mitre de l'Évêque" },
  P10: { en: 'Lavender Ness', fr: 'Pointe Lavande' },
  P11: { en: 'Twin Lagoons', fr: 'Lagons Jumeaux' },
  P12: { en: 'Dusk Haven', fr: 'Port Crépuscule' },
  O01: { en: 'The Open Gate', fr: 'La Porte Ouverte' },
  O02: { en: 'Fox Horns', fr: 'Cornes du Renard' },
  O03: { en: 'Ember Skerry', fr: 'Récif de Braise' },
  O04: { en: 'Saffron Basin', fr: 'Bassin Safran' },
  O05: { en: 'Copper Mole', fr: 'Môle de Cuivre' },
  O06: { en: "Cook's Ladle", fr: 'Louche du Coq' },
  O07: { en: 'Rust Point', fr: 'Pointe Rouille' },
  O08: { en: 'Marigold Cross', fr: 'Croix Souci' },
  O09: { en: 'Apricot Shoal', fr: 'Haut-Fond Abricot' },
  O10: { en: 'Isle of Amber', fr: "Île d'Ambre" },
  O11: { en: 'The Salamander', fr: 'La Salamandre' },
  O12: { en: 'Lantern Row', fr: 'Quai des Lanternes' },
  G01: { en: 'Heron Moat', fr: 'Douve du Héron' },
  G02: { en: 'Samphire Flats', fr: 'Prés-Salés' },
  G03: { en: 'Moss Hook', fr: 'Crochet de Mousse' },
  G04: { en: 'Fern Hollow', fr: 'Creux-Fougère' },
  G05: { en: 'Parrot Steps', fr: 'Marches Perroquet' },
  G06: { en: 'Bottle Cove', fr: 'Anse Bouteille' },
  G07: { en: 'Olive Landing', fr: 'Cale aux Oliviers' },
  G08: { en: 'The Hourglass', fr: 'Le Sablier' },
  G09: { en: 'Turtle Hill', fr: 'Morne Tortue' },
  G10: { en: 'Ivy Narrows', fr: 'Passe du Lierre' },
  G11: { en: 'Lizard Bluff', fr: 'Butte au Lézard' },
  G12: { en: 'Jade Cay', fr: 'Caye de Jade' },
  S01: { en: 'The Portcullis', fr: 'La Herse' },
  S02: { en: "Pilot's Bench", fr: 'Banc du Pilote' },
  S03: { en: 'The Tuning Fork', fr: 'Le Diapason' },
  S04: { en: 'Gull Chair', fr: 'Chaise à Goéland' },
  S05: { en: "Gannet's Toe", fr: 'Orteil du Fou' },
  S06: { en: 'Slate Barrel', fr: "Tonneau d'Ardoise" },
  S07: { en: 'Fog Weir', fr: 'Barrage de Brume' },
  S08: { en: 'The Iron Crown', fr: 'La Couronne' },
  S09: { en: 'Granite Slip', fr: 'Rampe de Granit' },
  S10: { en: 'Seal Rocks', fr: 'Rochers du Phoque' },
  S11: { en: 'Grey Lightning', fr: "L'Éclair Gris" },
}

/** A card's island name; a card without one (another edition's) goes by its id. */
export function islandName(id: string, language: 'en' | 'fr'): string {
  return names[id]?.[language] ?? id
}

export function islandIds(): string[] {
  return Object.keys(names)
}
