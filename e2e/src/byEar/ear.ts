import type { CDPSession, Page } from '@playwright/test'

/** A thing as a screen reader knows it. */
export interface Heard {
  readonly role: string
  readonly name: string
  /** What is read when one walks into it. */
  readonly text: string
}

interface AxNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly childIds?: readonly string[]
}

interface Found {
  readonly id: string
  readonly heard: Heard
}

/** How long an answer may take to be spoken, in milliseconds. */
const PATIENCE = 10_000

/** A name as a part of a regular expression. */
export function named(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Somebody who plays with keys and hears: knows of a page what its accessibility tree says, and nothing else. */
export class Ear {
  private readonly page: Page
  private readonly line: CDPSession
  /** What the live regions said when a key was pressed last. */
  private before: readonly string[] = ['', '']
  /** Things in the tree that are read again and again: the whole tree takes a hundred times as long. */
  private readonly places = new Map<string, Found>()

  private constructor(page: Page, line: CDPSession) {
    this.page = page
    this.line = line
  }

  static async at(page: Page): Promise<Ear> {
    const line = await page.context().newCDPSession(page)
    await line.send('Accessibility.enable')
    const ear = new Ear(page, line)
    await ear.settled()
    return ear
  }

  /** Waits until the page has come: while parts of it are on their way, they say so, too. */
  private async settled(): Promise<void> {
    const end = Date.now() + PATIENCE
    while ((await this.look()).filter(({ role, name }) => role === 'status' && name === '').length !== 1) {
      if (Date.now() > end) throw new Error('the page never has one region alone that speaks')
    }
  }

  /** Everything on the page, in reading order. */
  async look(): Promise<readonly Heard[]> {
    return (await this.tree()).map(({ heard }) => heard)
  }

  private async tree(): Promise<readonly Found[]> {
    const { nodes } = (await this.line.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly AxNode[] }
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const found: Found[] = []
    const walk = (node: AxNode): string => {
      const role = node.role?.value ?? ''
      const name = node.name?.value ?? ''
      if (role === 'InlineTextBox') return ''
      if (role === 'StaticText') return name
      const place = found.length
      const text = (node.childIds ?? [])
        .map((id) => byId.get(id))
        .map((child) => (child === undefined ? '' : walk(child)))
        .filter((part) => part !== '')
        .join(' ')
      if (!node.ignored) found.splice(place, 0, { id: node.nodeId, heard: { role, name, text } })
      return text
    }
    const [root] = nodes
    if (root !== undefined) walk(root)
    return found
  }

  /** The text of the first node that fits; nothing if there is none. The whole tree is searched once; after that only the node is read. */
  async read(called: string, fits: (heard: Heard) => boolean): Promise<string> {
    const known = this.places.get(called)
    if (known !== undefined) {
      const text = await this.textIn(known.id).catch(() => null)
      if (text !== null && fits({ ...known.heard, text })) return text
    }
    const there = (await this.tree()).find(({ heard }) => fits(heard))
    if (there === undefined) return ''
    this.places.set(called, there)
    return there.heard.text
  }

  private async textIn(id: string): Promise<string> {
    const { nodes } = (await this.line.send('Accessibility.getChildAXNodes', { id })) as unknown as {
      nodes: readonly AxNode[]
    }
    // The browser also sends ignored nodes: their children count.
    const inner = new Set(nodes.flatMap(({ ignored, childIds }) => (ignored ? (childIds ?? []) : [])))
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const walk = async (node: AxNode): Promise<string> => {
      const role = node.role?.value ?? ''
      if (role === 'InlineTextBox') return ''
      if (role === 'StaticText') return node.name?.value ?? ''
      if (!node.ignored) return (node.childIds ?? []).length === 0 ? '' : this.textIn(node.nodeId)
      const parts = (node.childIds ?? []).map((child) => byId.get(child)).filter((child) => child !== undefined)
      return joined(await Promise.all(parts.map(walk)))
    }
    return joined(await Promise.all(nodes.filter(({ nodeId }) => !inner.has(nodeId)).map(walk)))
  }

  /** What the live regions say: what happened, and what was answered at once. */
  private async spoken(): Promise<readonly string[]> {
    const region = (role: string) => this.read(role, (heard) => heard.role === role && heard.name === '')
    return Promise.all([region('status'), region('alert')])
  }

  async press(key: string): Promise<void> {
    this.before = await this.spoken()
    await this.page.keyboard.press(key)
  }

  /** Waits until something that fits is spoken after the last key; fails if it is not. */
  async hear(wanted: RegExp): Promise<string> {
    const end = Date.now() + PATIENCE
    for (;;) {
      const now = await this.spoken()
      const said = now.find((words, region) => words !== this.before[region] && wanted.test(words))
      if (said !== undefined) return said
      if (Date.now() > end) throw new Error(`nobody says ${wanted}; the last words were: ${now.join(' | ')}`)
      await this.page.waitForTimeout(25)
    }
  }

  /** Presses a key and hears what is said to it. */
  async ask(key: string, wanted: RegExp): Promise<string> {
    await this.press(key)
    return this.hear(wanted)
  }

  /** The name of the thing that has the focus, as the accessibility tree has it. */
  async focused(): Promise<string> {
    const { result } = await this.line.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (result.objectId === undefined) return ''
    const { nodes } = await this.line.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    return (nodes[0] as AxNode | undefined)?.name?.value ?? ''
  }

  /** Presses Tab, or another key that goes on, until the thing that has the focus is read so; fails if it is never reached. */
  async tabTo(wanted: RegExp, key = 'Tab'): Promise<void> {
    const read = new Set<string>()
    for (let presses = 0; presses < 90; presses++) {
      const now = await this.focused()
      if (wanted.test(now)) return
      read.add(now)
      await this.page.keyboard.press(key)
    }
    throw new Error(`${key} never comes to ${wanted}, only to: ${[...read].join(' | ')}`)
  }

  /** True if a thing of this role is on the page. */
  async has(role: string, wanted: RegExp): Promise<boolean> {
    return (await this.look()).some((thing) => thing.role === role && wanted.test(thing.name))
  }
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
