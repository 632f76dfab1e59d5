/** Reads one source file: what it imports, by any of the ways there are, and its syntax tree. */
import { parseSync } from 'vite'

/** A node of the syntax tree, as far as we look into it. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Import {
  line: number
  /** What stands between the quotes, without a bundler's `?query`; null when only known at run time. */
  specifier: string | null
}

export interface Source {
  tree: SyntaxNode
  imports: Import[]
  /** First syntax error, if any. */
  error: string | null
  lineOf: (offset: number) => number
}

/** Parses TypeScript, TSX or JavaScript; the path's extension tells which. */
export function readSource(path: string, text: string): Source {
  const parsed = parseSync(path, text)
  const tree = parsed.program as unknown as SyntaxNode
  const lineOf = lineCounter(text)
  const imports: Import[] = []
  walk(tree, (node) => {
    const found = importedBy(node)
    if (found !== undefined) imports.push({ line: lineOf(node.start), specifier: found?.split('?')[0] ?? null })
  })
  return { tree, imports, error: parsed.errors[0]?.message ?? null, lineOf }
}

/** Visits every node, parents first. The visitor says `false` to leave a node's children alone. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent: SyntaxNode | null, key: string) => boolean | void,
  parent: SyntaxNode | null = null,
  key = '',
): void {
  if (visit(node, parent, key) === false) return
  for (const [name, value] of Object.entries(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) walk(item, visit, node, name)
    } else if (isNode(value)) walk(value, visit, node, name)
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
}

/** What a node imports: a specifier, null for one computed at run time, undefined when it imports nothing. */
function importedBy(node: SyntaxNode): string | null | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return literal(node.source)
    case 'ExportNamedDeclaration':
      return node.source ? literal(node.source) : undefined
    case 'TSExternalModuleReference':
      return literal(node.expression)
    case 'CallExpression':
      return isNode(node.callee) && node.callee.type === 'Identifier' && node.callee.name === 'require'
        ? literal((node.arguments as unknown[])[0])
        : undefined
    default:
      return undefined
  }
}

function literal(value: unknown): string | null {
  if (!isNode(value)) return null
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value
  if (value.type === 'TSLiteralType') return literal(value.literal)
  const quasis = value.type === 'TemplateLiteral' ? (value.quasis as { value: { cooked: string } }[]) : []
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null
}

/** Line of an offset, counted from 1. */
function lineCounter(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}
