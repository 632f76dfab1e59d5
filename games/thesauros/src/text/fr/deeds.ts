/** What mercenaries do, by zone. */
export const DEEDS: Readonly<Record<number, string>> = {
  1: 'Prendre toutes les actions doubles qui ne sont pas sous un meeple en file',
  2: 'S’emparer d’un brevet, et d’un exemplaire s’il en reste, gratuitement',
  3: 'Prendre deux cartes aux trésors de numéros au choix',
  4: 'Clouer au sol les hydravions gris et prendre le noir',
  7: 'Prendre la mine sous-marine',
  8: 'Échanger deux trésors exposés, ou en déplacer un',
  9: 'Diffamer les autres : chacun perd 4 points de réputation',
}
