import type { Language } from '@fathom/kernel'
import { components } from '../builtIn.ts'
import type { CardId } from '../types.ts'

/** Invented names of the islands, [English, French], each at most 18 characters: the printed cards have none,
 * and a name is easier to talk about than P07. The one place where they stand. */
const ISLANDS: Readonly<Record<CardId, readonly [string, string]>> = {
  P01: ['Widow’s Reach', 'Grève de la Veuve'],
  P02: ['Violet Harbour', 'Havre Violet'],
  P03: ['The Owl’s Eye', 'L’Œil du Hibou'],
  P04: ['Thistle Head', 'Cap Chardon'],
  P05: ['Two Mirrors', 'Les Deux Miroirs'],
  P06: ['Heather Stair', 'Bruyères Hautes'],
  P07: ['Plum Anchorage', 'Mouillage Prune'],
  P08: ['Amethyst Bank', 'Banc d’Améthyste'],
  P09: ['Bishop’s Cap', 'Mitre de l’Évêque'],
  P10: ['Lavender Ness', 'Pointe Lavande'],
  P11: ['Twin Lagoons', 'Lagons Jumeaux'],
  P12: ['Dusk Haven', 'Port Crépuscule'],
  O01: ['The Open Gate', 'La Porte Ouverte'],
  O02: ['Fox Horns', 'Cornes du Renard'],
  O03: ['Ember Skerry', 'Récif de Braise'],
  O04: ['Saffron Basin', 'Bassin Safran'],
  O05: ['Copper Mole', 'Môle de Cuivre'],
  O06: ['Cook’s Ladle', 'Louche du Coq'],
  O07: ['Rust Point', 'Pointe Rouille'],
  O08: ['Marigold Cross', 'Croix Souci'],
  O09: ['Apricot Shoal', 'Haut-Fond Abricot'],
  O10: ['Isle of Amber', 'Île d’Ambre'],
  O11: ['The Salamander', 'La Salamandre'],
  O12: ['Lantern Row', 'Quai des Lanternes'],
  G01: ['Heron Moat', 'Douve du Héron'],
  G02: ['Samphire Flats', 'Prés-Salés'],
  G03: ['Moss Hook', 'Crochet de Mousse'],
  G04: ['Fern Hollow', 'Creux-Fougère'],
  G05: ['Parrot Steps', 'Marches Perroquet'],
  G06: ['Bottle Cove', 'Anse Bouteille'],
  G07: ['Olive Landing', 'Cale aux Oliviers'],
  G08: ['The Hourglass', 'Le Sablier'],
  G09: ['Turtle Hill', 'Morne Tortue'],
  G10: ['Ivy Narrows', 'Passe du Lierre'],
  G11: ['Lizard Bluff', 'Butte au Lézard'],
  G12: ['Jade Cay', 'Caye de Jade'],
  S01: ['The Portcullis', 'La Herse'],
  S02: ['Pilot’s Bench', 'Banc du Pilote'],
  S03: ['The Tuning Fork', 'Le Diapason'],
  S04: ['Gull Chair', 'Chaise à Goéland'],
  S05: ['Gannet’s Toe', 'Orteil du Fou'],
  S06: ['Slate Barrel', 'Tonneau d’Ardoise'],
  S07: ['Fog Weir', 'Barrage de Brume'],
  S08: ['The Iron Crown', 'La Couronne'],
  S09: ['Granite Slip', 'Rampe de Granit'],
  S10: ['Seal Rocks', 'Rochers du Phoque'],
  S11: ['Grey Lightning', 'L’Éclair Gris'],
}

/** An island's name. Cards that an owner added without a name are called by their id. */
export function islandName(card: CardId, language: Language): string {
  return ISLANDS[card]?.[language === 'fr' ? 1 : 0] ?? card
}

/** Islands of the card list that have no name yet (none, or the tests fail). */
export function unnamedIslands(): CardId[] {
  return components.treasureCards.map((card) => card.id).filter((id) => ISLANDS[id] === undefined)
}
