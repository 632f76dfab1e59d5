import type { Language } from '@fathom/kernel'
import { components } from '../components.ts'
import type { CardId } from '../types.ts'

/** Invented names of the islands, [English, French], each at most 18 characters: a chart wants names, the printed cards have none. */
const ISLANDS: Readonly<Record<CardId, readonly [string, string]>> = {
  P01: ['Gallows Head', 'Cap des Pendus'],
  P02: ['Thornback', 'La Raie-Bouclée'],
  P03: ['Widow’s Reach', 'La Grève-Veuve'],
  P04: ['Coral Cathedral', 'La Cathédrale'],
  P05: ['Hollow Crown', 'Couronne-Creuse'],
  P06: ['Saint Elmo', 'Saint-Elme'],
  P07: ['Twin Lanterns', 'Les Deux-Fanaux'],
  P08: ['Marrow Deep', 'Fosse-Moelle'],
  P09: ['Old Leviathan', 'Vieux-Léviathan'],
  P10: ['Corsair’s Purse', 'La Bourse'],
  P11: ['Whispering Palms', 'Palmes-Murmure'],
  P12: ['Governor Isle', 'Le Gouverneur'],
  O01: ['Ring of Embers', 'Cercle de Braise'],
  O02: ['The Horseshoe', 'Le Fer-à-Cheval'],
  O03: ['Ochre Gate', 'La Porte d’Ocre'],
  O04: ['The Kingfisher', 'Le Martin-Pêcheur'],
  O05: ['Mango Key', 'La Mangue'],
  O06: ['Cutlass Cay', 'L’Abordage'],
  O07: ['The Rudder', 'Le Gouvernail'],
  O08: ['Amber Reef', 'Récif-d’Ambre'],
  O09: ['Lion Island', 'Île au Lion'],
  O10: ['Copper Steps', 'Marches-de-Cuivre'],
  O11: ['The Anvil', 'L’Enclume'],
  O12: ['Sunset Bight', 'Anse du Couchant'],
  G01: ['Turtle Ring', 'Anneau-Tortue'],
  G02: ['Fiddler Bay', 'Baie du Violoneux'],
  G03: ['Fern Hook', 'Croc-Fougère'],
  G04: ['Parrot Roost', 'Le Perchoir'],
  G05: ['Mossback', 'Dos-de-Mousse'],
  G06: ['Limewater', 'L’Eau-Verte'],
  G07: ['Iguana Rock', 'Roc de l’Iguane'],
  G08: ['The Hourglass', 'Le Sablier'],
  G09: ['Castaway’s Rest', 'Le Naufragé'],
  G10: ['Mangrove Gate', 'Les Palétuviers'],
  G11: ['Emerald Stair', 'Degrés d’Émeraude'],
  G12: ['Hermit’s Garden', 'Clos de l’Ermite'],
  S01: ['Bone Comb', 'Le Peigne-d’Os'],
  S02: ['Gull Perch', 'Le Goéland'],
  S03: ['Cold Keyhole', 'La Serrure'],
  S04: ['Slate Shoal', 'Haut-Fond Ardoise'],
  S05: ['Driftwood', 'Bois-Flotté'],
  S06: ['Pewter Rock', 'Roc d’Étain'],
  S07: ['The Heron', 'Le Héron'],
  S08: ['Fog Bell', 'Cloche-de-Brume'],
  S09: ['Storm Petrel', 'Le Pétrel'],
  S10: ['Ash Cay', 'Cayo Cendre'],
  S11: ['Ghost’s Elbow', 'Coude-du-Spectre'],
}

/** An island's name. Cards that an owner added without a name are called by their id. */
export function islandName(card: CardId, language: Language): string {
  return ISLANDS[card]?.[language === 'fr' ? 1 : 0] ?? card
}

/** Islands of the card list that have no name yet (none, or the tests fail). */
export function unnamedIslands(): CardId[] {
  return components.treasureCards.map((card) => card.id).filter((id) => ISLANDS[id] === undefined)
}
