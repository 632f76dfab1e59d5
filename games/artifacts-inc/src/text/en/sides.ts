import type { SideWords } from '../sides.ts'
import { sideLines } from './words.ts'

export const sideWords: SideWords = {
  language: 'en',
  lines: sideLines,
  museum: (bonus, majority) => [
    `$1 an artifact and $${bonus} an order.`,
    `Most cubes in the end: ${majority} reputation.`,
  ],
  collectors: (perArtifact, perExtraType) =>
    `$${perArtifact} an artifact, and $${perExtraType} for each type beyond the first.`,
}
