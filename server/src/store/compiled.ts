import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Stands where a value will be. */
class Place {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/**
 * A query that every move asks: put together once for a database, then asked with other values. Putting one together takes longer than SQLite's
 * answer. Lists of different lengths are different queries: they are not for this.
 * @param make gets places for the values, and must hand them on as they are
 */
export function compiled<Values extends readonly unknown[], Row>(
  count: Values['length'],
  make: (db: Kysely<Schema>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Schema>, ...values: Values) => Promise<readonly Row[]> {
  // Each kind of database has an adapter of its own, which lives as long as its pool.
  const known = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, ...values) => {
    const { adapter } = db.getExecutor()
    let query = known.get(adapter)
    if (query === undefined) {
      const places = Array.from({ length: count }, (_, index) => new Place(index))
      query = make(db, ...(places as unknown as Values)).compile()
      known.set(adapter, query)
    }
    const parameters = query.parameters.map((each) => (each instanceof Place ? values[each.index] : each))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
