import type { Page } from '@playwright/test'

interface AxNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
}

const BUTTONS = ['button', 'link', 'tab', 'switch', 'radio', 'checkbox', 'slider', 'spinbutton', 'combobox', 'gridcell']
const GROUPS = ['group', 'region', 'dialog', 'list', 'listitem', 'row', 'grid', 'tabpanel', 'navigation', 'article']

/** What happened may happen again: the log's lines are told apart by their place in it. */
const LOG = /(^| > )(Log|Journal) > $/

/** Things that can be pressed and that a screen reader calls the same, in the same group or in none; each with how many there are. */
export async function twins(page: Page): Promise<string[]> {
  const line = await page.context().newCDPSession(page)
  const { nodes } = (await line.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly AxNode[] }
  await line.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const counts = new Map<string, number>()
  const walk = (node: AxNode, group: string): void => {
    const role = node.role?.value ?? ''
    const name = node.name?.value ?? ''
    const isOff = node.properties?.some((each) => each.name === 'disabled' && each.value.value === true) === true
    if (!node.ignored && !isOff && BUTTONS.includes(role)) {
      const called = `${group}${role} "${name}"`
      counts.set(called, (counts.get(called) ?? 0) + 1)
    }
    const isGroup = !node.ignored && GROUPS.includes(role) && name !== ''
    const inside = isGroup ? `${group}${name} > ` : group
    if (LOG.test(inside)) return
    for (const id of node.childIds ?? []) {
      const child = byId.get(id)
      if (child !== undefined) walk(child, inside)
    }
  }
  const [root] = nodes
  if (root !== undefined) walk(root, '')
  return [...counts].flatMap(([called, count]) => (count > 1 || called.endsWith('""') ? [`${called} ×${count}`] : []))
}
