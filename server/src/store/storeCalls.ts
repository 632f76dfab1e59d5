/** What an operation takes after the database, and what it gives. */
export type Args<F> = F extends (db: never, ...args: infer A) => unknown ? A : never
export type Value<F> = F extends (...args: never) => Promise<infer V> ? V : never

/** Whoever has the operations of a thread done there. */
export interface StoreCaller<Calls> {
  call<Name extends keyof Calls & string>(name: Name, ...args: Args<Calls[Name]>): Promise<Value<Calls[Name]>>
}
