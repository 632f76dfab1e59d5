import type { SideWords } from '../sides.ts'
import { dollars, sideLines } from './words.ts'

export const sideWords: SideWords = {
  language: 'fr',
  lines: sideLines,
  museum: (bonus, majority) => [
    `1 $ par artefact et ${dollars(bonus)} par commande.`,
    `Le plus de cubes à la fin : ${majority} de réputation.`,
  ],
  collectors: (perArtifact, perExtraType) =>
    `${dollars(perArtifact)} par artefact, et ${dollars(perExtraType)} par type au-delà du premier.`,
}
