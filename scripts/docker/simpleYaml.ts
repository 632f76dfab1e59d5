/** Reads the plain YAML that our compose file keeps to: maps, lists of scalars, comments. Refuses everything else. */

export type Yaml = string | Yaml[] | { [key: string]: Yaml }

interface Line {
  indent: number
  text: string
  number: number
}

/** @throws an error that names the line which is no plain YAML */
export function parseSimpleYaml(text: string): Yaml {
  const lines = text.split('\n').flatMap((raw, index): Line[] => {
    const line = raw.trimEnd()
    if (line.trim() === '' || line.trim().startsWith('#')) return []
    const indent = line.length - line.trimStart().length
    if (line.includes('\t') || indent % 2 === 1) throw new Error(`line ${index + 1}: indent by two spaces`)
    return [{ indent, text: line.trim(), number: index + 1 }]
  })
  const value = block(lines, 0)
  const [left] = lines
  if (left) throw new Error(`line ${left.number}: unexpected indentation`)
  return value
}

/** Takes the lines of one block off the front: all that stand at `indent`, with what is below them. */
function block(lines: Line[], indent: number): Yaml {
  const map: { [key: string]: Yaml } = {}
  const list: Yaml[] = []
  let line = lines[0]
  for (; line && line.indent === indent; line = lines[0]) {
    lines.shift()
    if (line.text.startsWith('- ')) {
      list.push(scalar(line.text.slice(2), line.number))
      continue
    }
    const [, key, rest] = /^([\w.-]+):(?: (.*))?$/.exec(line.text) ?? []
    if (key === undefined) throw new Error(`line ${line.number}: neither "key: value" nor "- item"`)
    if (key in map) throw new Error(`line ${line.number}: ${key} stands twice`)
    const next = lines[0]
    map[key] =
      rest !== undefined ? scalar(rest, line.number) : next && next.indent > indent ? block(lines, indent + 2) : ''
  }
  if (list.length > 0 && Object.keys(map).length > 0) throw new Error('a list and a map in one block')
  return list.length > 0 ? list : map
}

function scalar(text: string, number: number): string {
  const quoted = /^'([^']*)'$/.exec(text)
  if (quoted) return quoted[1] ?? ''
  if (/^['"&*!|>{[%@`]|: | #|^\d+:\d+$/.test(text)) throw new Error(`line ${number}: ${text} wants plain quotes`)
  return text
}
