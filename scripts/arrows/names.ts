/** Finds the global names that pure code must not mention. Works on the syntax tree, so comments and strings don't count. */
import { type NameKind, forbiddenNames } from './layers.ts'
import { type Source, type SyntaxNode, isNode, walk } from './source.ts'

export interface Mention {
  line: number
  kind: NameKind
  /** As a person would write it: `Date.now`, `process`. */
  name: string
}

const kindByName = new Map<string, NameKind>(
  (Object.keys(forbiddenNames) as NameKind[]).flatMap((kind) => forbiddenNames[kind].map((name) => [name, kind])),
)

/** Every forbidden name that a source mentions, types included. A name that the file itself declares is its own. */
export function forbiddenMentions(source: Source): Mention[] {
  const own = declaredNames(source.tree)
  const mentions: Mention[] = []
  walk(source.tree, (node, parent, key) => {
    if (node.type === 'ExportNamedDeclaration' && node.source) return false
    const found = forbiddenAt(node, parent, key, own)
    if (found) mentions.push({ line: source.lineOf(node.start), ...found })
    return true
  })
  return mentions
}

function forbiddenAt(
  node: SyntaxNode,
  parent: SyntaxNode | null,
  key: string,
  own: ReadonlySet<string>,
): { kind: NameKind; name: string } | null {
  if (node.type === 'MemberExpression' && isNode(node.object) && node.object.type === 'MetaProperty') {
    const name = propertyName(node)
    return name === 'dirname' || name === 'filename' ? { kind: 'node', name: `import.meta.${name}` } : null
  }
  if (node.type !== 'Identifier' || isPropertyKey(parent, key)) return null
  const name = String(node.name)
  if (own.has(name)) return null
  if (name === 'Date') return dateAsClock(parent, key)
  if (name === 'Math') return mathAsRandomness(parent, key)
  if (/^(HTML|SVG)\w*Element$/.test(name)) return { kind: 'dom', name }
  const kind = kindByName.get(name)
  return kind ? { kind, name } : null
}

/** `Date` is only arithmetic in `new Date(then)`, `Date.UTC`, `Date.parse` and as a type; otherwise it is the clock. */
function dateAsClock(parent: SyntaxNode | null, key: string): { kind: NameKind; name: string } | null {
  if (parent?.type === 'TSTypeReference') return null
  if (parent?.type === 'NewExpression' && key === 'callee')
    return (parent.arguments as unknown[]).length > 0 ? null : { kind: 'clock', name: 'new Date()' }
  if (parent?.type === 'MemberExpression' && key === 'object') {
    const property = propertyName(parent)
    return property === 'UTC' || property === 'parse' ? null : { kind: 'clock', name: `Date.${property ?? '[...]'}` }
  }
  return { kind: 'clock', name: 'Date' }
}

/** `Math` may be anything but `Math.random`, and must not be passed around whole, which could hide it. */
function mathAsRandomness(parent: SyntaxNode | null, key: string): { kind: NameKind; name: string } | null {
  if (parent?.type === 'MemberExpression' && key === 'object') {
    const property = propertyName(parent)
    if (property === null) return { kind: 'randomness', name: 'Math[...]' }
    return property === 'random' ? { kind: 'randomness', name: 'Math.random' } : null
  }
  if (parent?.type === 'VariableDeclarator' && isNode(parent.id) && parent.id.type === 'ObjectPattern') {
    const taken = (parent.id.properties as SyntaxNode[]).map((property) => (property.key as SyntaxNode)?.name)
    return taken.includes('random') || taken.includes(undefined) ? { kind: 'randomness', name: 'Math.random' } : null
  }
  return { kind: 'randomness', name: 'Math' }
}

/** The name after the dot, or null when it is computed. */
function propertyName(member: SyntaxNode): string | null {
  const property = member.property as SyntaxNode
  if (!member.computed) return String(property.name)
  return property.type === 'Literal' ? String(property.value) : null
}

/** Whether an identifier only names a property, a label or an imported or exported name. */
function isPropertyKey(parent: SyntaxNode | null, key: string): boolean {
  if (!parent) return false
  if (key === 'key' || key === 'property') return !parent.computed
  if (key === 'right') return parent.type === 'TSQualifiedName'
  return (
    key === 'label' || key === 'imported' || key === 'exported' || key === 'qualifier' || parent.type === 'MetaProperty'
  )
}

/** Names that the file binds anywhere: imports, variables, parameters, functions, types. `declare` binds nothing. */
function declaredNames(tree: SyntaxNode): Set<string> {
  const names = new Set<string>()
  walk(tree, (node) => {
    if (node.declare === true) return false
    if (node.type.startsWith('Import') && isNode(node.local)) bind(node.local, names)
    if (node.type === 'CatchClause' && isNode(node.param)) bind(node.param, names)
    if (node.type === 'TSTypeParameter' && isNode(node.name)) bind(node.name, names)
    if (node.type === 'TSMappedType' && isNode(node.key)) bind(node.key, names)
    if (/Declarat(ion|or)$|^FunctionExpression$|^ClassExpression$/.test(node.type) && isNode(node.id))
      bind(node.id, names)
    if (Array.isArray(node.params)) for (const param of node.params) if (isNode(param)) bind(param, names)
    return true
  })
  return names
}

/** Adds the names that a binding pattern binds. */
function bind(pattern: SyntaxNode, names: Set<string>): void {
  if (pattern.type === 'Identifier') names.add(String(pattern.name))
  const inner =
    pattern.type === 'ObjectPattern'
      ? (pattern.properties as SyntaxNode[]).map((property) => property.value ?? property)
      : pattern.type === 'ArrayPattern'
        ? (pattern.elements as unknown[])
        : [pattern.left, pattern.argument, pattern.parameter]
  for (const item of inner) if (isNode(item) && item !== pattern) bind(item, names)
}
