import { PROVENANCES, setDigest, type Provenance } from '../sets.ts'
import type { RecordedSet } from './types.ts'

/** The lines about the component set while a record is read. */
export class SetDraft {
  private provenance: Provenance | null = null
  private name = ''
  private digest = ''
  private data: unknown = null

  /** Takes one line in; returns why it can't, or null. */
  read(key: 'components' | 'components-digest' | 'components-data', rest: string): string | null {
    switch (key) {
      case 'components': {
        const [word = '', ...name] = rest.split(' ')
        this.provenance = PROVENANCES.find((each) => each === word) ?? null
        this.name = name.join(' ')
        return this.provenance === null || this.name === '' ? 'bad-components' : null
      }
      case 'components-digest':
        this.digest = rest
        return /^[0-9a-f]{32}$/.test(rest) ? null : 'bad-components-digest'
      case 'components-data':
        return this.readData(rest)
    }
  }

  /** What is still lacking or does not fit together, or null. */
  missing(): string | null {
    if (this.provenance === null) return this.digest === '' && this.data === null ? null : 'no-components'
    return this.digest === '' ? 'no-components-digest' : this.unfittingDigest()
  }

  /** Null: the record names none. */
  set(): RecordedSet | null {
    const { provenance, name, digest, data } = this
    return provenance === null ? null : { provenance, name, digest, data }
  }

  private readData(text: string): string | null {
    try {
      this.data = JSON.parse(text) as unknown
    } catch {
      return 'bad-components-data'
    }
    return this.data === null ? 'bad-components-data' : null
  }

  private unfittingDigest(): string | null {
    if (this.data === null) return null
    const digest = setDigest(this.data)
    if (!digest.ok) return 'bad-components-data'
    return digest.value === this.digest ? null : 'components-do-not-fit-digest'
  }
}
