/**
 * What `make` gives for a key: made for the first who asks, the same for everybody after. What fails (a part of the page that could not be
 * fetched) is made again for the next who asks.
 */
export function madeOnce<Key, Value>(
  made: Pick<Map<Key, Promise<Value>>, 'get' | 'set' | 'delete'>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const before = made.get(key)
  if (before !== undefined) return before
  const making = make()
  made.set(key, making)
  making.catch(() => made.delete(key))
  return making
}
