import type { IncomingHttpHeaders } from 'node:http'

/** What is told of a span, by kinds that the program names: a table's id may be among them, never who somebody is or what they wrote. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

/** A request that is being answered. */
interface TracedRequest {
  /** What is done in it is a part of the request. */
  within<T>(work: () => T): T
  ended(status: number): void
}

/** Tells where time goes: spans, each a part of what it was done for. */
export interface Tracing {
  /** Does something as a part of what is being done here; where nothing is, as a trace of its own. */
  span<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>
  /** Does something that is told of only as a part of something else. */
  part<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>
  /** Does something that is no part of what is being done here, as what merely follows from it. */
  apart<T>(work: () => T): T
  /** @param caller headers that may say what the request is a part of; null: whoever sent them is not believed */
  request(method: string, route: string, caller: IncomingHttpHeaders | null): TracedRequest
  /** Sends what was not sent yet, as far as that goes within a moment. Never rejects. */
  close(): Promise<void>
}

/** Nobody wants to know. */
export const NO_TRACING: Tracing = {
  span: (_name, _attributes, work) => work(),
  part: (_name, _attributes, work) => work(),
  apart: (work) => work(),
  request: () => ({ within: (work) => work(), ended: () => {} }),
  close: () => Promise.resolve(),
}
