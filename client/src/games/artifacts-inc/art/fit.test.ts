import { describe, expect, it } from 'vitest'
import { fitLines, textWidth } from './fit.ts'

const texts = (name: string, width: number, lines: number): string[] =>
  fitLines(name, width, 13, lines).map((line) => line.text)

describe('fitLines', () => {
  it('keeps a short name on one line as it is', () => {
    expect(fitLines('Seaplane', 100, 13, 2)).toEqual([{ text: 'Seaplane', squeezed: undefined }])
  })

  it('breaks so that the longest line is as short as can be', () => {
    expect(texts('Expédition en forêt vierge', 100, 2)).toEqual(['Expédition en', 'forêt vierge'])
    expect(texts('Cabinet du conservateur', 84, 2)).toEqual(['Cabinet du', 'conservateur'])
  })

  it('does not break at a no-break space', () => {
    expect(texts('Musée «\u00a0Nord\u00a0»', 60, 2)).toEqual(['Musée', '«\u00a0Nord\u00a0»'])
  })

  it('squeezes a line that is a little too long, and cuts one that is far too long', () => {
    const width = textWidth('Bibliothèque', 13)
    expect(fitLines('Bibliothèque', width * 0.9, 13, 1)).toEqual([{ text: 'Bibliothèque', squeezed: width * 0.9 }])
    expect(texts('Bibliothèque', width * 0.5, 1)).toEqual(['Biblio…'])
  })
})
