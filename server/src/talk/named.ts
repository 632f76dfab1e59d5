/** Those whom a line names by `@name`: the whole name, however it is capitalised; of two that begin alike the longer one. */
export function namedIn<P extends { readonly name: string }>(words: string, people: readonly P[]): P[] {
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length)
  const named = new Set<string>()
  for (let at = words.indexOf('@'); at >= 0; at = words.indexOf('@', at + 1)) {
    const found = longestFirst.find(({ name }) => startsWithName(words.slice(at + 1), name))
    if (found !== undefined) named.add(found.name)
  }
  return people.filter(({ name }) => named.has(name))
}

/** Not the beginning of a longer word. */
function startsWithName(words: string, name: string): boolean {
  const isSame = words.slice(0, name.length).toLocaleLowerCase() === name.toLocaleLowerCase()
  return name !== '' && isSame && !/^[\p{L}\p{N}]/u.test(words.slice(name.length))
}
