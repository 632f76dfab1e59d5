import { describe, expect, it } from 'vitest'
import { ghostsOf } from './ghosts.ts'

describe('ghosts of a turn that is not over', () => {
  it('knows the Zodiac that sails, and leaves the one that lies still', () => {
    const { zodiacs } = ghostsOf(['sail white', 'step w1', 'step f1', 'sail red'], null)
    expect([...zodiacs]).toEqual(['white'])
  })

  it('knows a Zodiac that leaves the port, flies or visits the lagoon', () => {
    const { zodiacs } = ghostsOf(['depart blue', 'fly green', 'lagoon lagoon-tour red'], null)
    expect([...zodiacs]).toEqual(['blue', 'green', 'red'])
  })

  it('goes on with the voyage that was on before', () => {
    expect([...ghostsOf(['step s1.1'], 'yellow').zodiacs]).toEqual(['yellow'])
  })

  it('knows an envelope that is posted with the meeple that follows', () => {
    expect(ghostsOf(['envelope', 'place B 6'], null).envelope).toBe(true)
    expect(ghostsOf(['place B 6'], null).envelope).toBe(false)
  })
})
