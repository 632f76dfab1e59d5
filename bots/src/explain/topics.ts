import type { Localized } from '@fathom/kernel'
import { OTHERS } from '../rivals.ts'

/** What several features are about, in the words of who plays: a noun phrase. */
export interface Topic {
  readonly name: Localized
  /** As the evaluation names them; each is of one topic. */
  readonly features: readonly string[]
}

const topic = (en: string, fr: string, ...features: string[]): Topic => ({ name: { en, fr }, features })
/** Cards count as they lie there, and by the turns that are left. */
const lasting = (...features: string[]): string[] => features.flatMap((name) => [name, `${name} to come`])

/** By game. */
export const TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  'silver-and-gold': [
    topic(
      'coins and trophies',
      'les pièces et les trophées',
      'coins',
      'trophies',
      'trophies in sight',
      'coins on islands',
    ),
    topic('palms', 'les palmiers', 'palms', 'palms on islands', 'palms shown'),
    topic('finished islands', 'les îles terminées', 'finished islands'),
    topic(
      'seals and their colours',
      'les sceaux et leurs couleurs',
      'seals',
      ...['grey', 'green', 'orange', 'purple'].flatMap((color) => [`seals for ${color}`, `finished ${color}`]),
    ),
    topic('islands under way', 'les îles en cours', 'islands under way', 'nearer island', 'farther island'),
    topic(
      'both islands in time',
      'les deux îles à temps',
      'both islands in time',
      'turns for the nearer island',
      'turns for the farther island',
    ),
    topic('patterns that fit', 'les motifs qui conviennent', 'turns that patterns save', 'turns that the round saves'),
    topic('turns left for another island', 'des tours restants pour une autre île', 'free turns', 'free turns early'),
    topic(
      'cards of the display',
      'les cartes de l’étalage',
      'best card shown',
      'second card shown',
      'third card shown',
    ),
    topic('boxes for crosses', 'des cases grâce aux croix', 'boxes owed', 'crosses on islands'),
  ],
  'artifacts-inc': [
    topic('reputation', 'la réputation', 'reputation'),
    topic('the end of the game', 'la fin de la partie', 'end brought about'),
    topic('majorities', 'les majorités', 'majorities', ...lasting('reputation a museum')),
    topic('money', 'l’argent', 'what money will buy', 'money'),
    topic('what cards bring', 'ce que rapportent les cartes', 'dollars from cards', ...lasting('cards', 'salaries')),
    topic(
      'dives',
      'les plongées',
      'dollars for dives',
      'dives to come',
      ...lasting('dollars a dive', 'diving aids', 'reputation a find'),
    ),
    topic(
      'improved cards',
      'les cartes améliorées',
      ...lasting('improved cards', 'room for improvement', 'cheaper improvements'),
    ),
    topic('dice', 'les dés', ...lasting('crew dice', 'shifted dice', 'rerolls')),
    topic('expeditions', 'les expéditions', ...lasting('digs', 'bonus of digs', 'digs beside', 'dollars a dig')),
    topic('purchases', 'les achats', ...lasting('offices that buy', 'cheaper purchases', 'cheaper cards')),
    topic('sales', 'les ventes', ...lasting('private sales', 'bonus of private sales')),
    topic(
      'museum orders',
      'les commandes des musées',
      ...lasting('order desks', 'bonus of order desks', 'dollars an order'),
    ),
    topic('the others’ chances', 'les chances des autres', OTHERS),
    topic('neighbouring cards', 'les cartes voisines', ...lasting('reputation a neighbour')),
  ],
  'sunken-treasure': [
    topic('treasures', 'les trésors', 'treasures', 'treasures squared'),
    topic('jokers', 'les jokers', 'jokers'),
    topic('cards', 'les cartes', 'root of cards', 'colours in hand'),
    topic('the others’ chances', 'les chances des autres', 'cards of others', OTHERS),
    topic('treasures in reach', 'les trésors à portée', 'best tiles in reach'),
    topic('bathyscaphes at treasures', 'les bathyscaphes près des trésors', 'all tiles at boats'),
    topic('columns about to end', 'les colonnes bientôt vides', 'lead where columns end'),
  ],
  thesauros: [
    topic('reputation', 'la réputation', 'reputation', 'reputation of others'),
    topic('sharks', 'les requins', 'sharks'),
    topic(
      'treasures',
      'les trésors',
      'treasures at home',
      'treasures without a room',
      'treasures in rooms',
      'sponsored rooms',
    ),
    topic('patents', 'les brevets', 'patents'),
    topic('items', 'les objets', 'items'),
    topic('maps', 'les cartes', 'maps', 'collections of maps', 'maps to come'),
    topic('money', 'l’argent', 'money', 'wages at risk'),
    topic(
      'people',
      'l’équipe',
      'acts to come',
      'hired workers',
      'wages to come',
      'hats',
      'double actions',
      'mercenaries',
    ),
    topic('boats', 'les bateaux', 'boats at sea', 'boats in port', 'trips from port', 'boats more than one'),
    topic('the place in the order', 'la place dans l’ordre du tour', 'place in the order'),
    topic(
      'plans',
      'les projets',
      'plans to hire',
      'plans to research',
      'plans at the market',
      'plans to fly',
      'plans for mussels',
      'plans in port',
      'plans for the museum',
      'plans to advertise',
    ),
    topic('bids', 'les enchères', 'bids'),
  ],
}
