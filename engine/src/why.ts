import type { Refusal } from '@fathom/kernel'
import { toJson, type ErrorBody, type WhyReading } from '@fathom/protocol'
import { areFinal, isSeated, refuse, seatOf, versionFor, whyNot } from '@fathom/table'
import type { EngineCalls } from './calls.ts'
import type { TableReader } from './readers.ts'
import type { LoadedTable } from './loadedTables.ts'
import { refusedFor } from './refused.ts'
import { sentenceOf } from './text/index.ts'

/**
 * Why a person may not take each of some actions, or chains of them, now, upon their own draft, in their language.
 * @param asksFinal whether an undo would lead back is told, too; that takes a trial of each
 * Refused: `not-seated`, `table-not-started`.
 */
export function whyFor(
  loaded: LoadedTable,
  { person, language }: TableReader,
  actions: readonly (string | readonly string[])[],
  asksFinal: boolean,
): NonNullable<EngineCalls['why']['result']> {
  const { table, texts } = loaded
  const message = (refusal: Refusal) => sentenceOf(refusal, texts[language], language)
  const seat = seatOf(table, person)
  if (person === null || seat === null || !isSeated(table, person))
    return refusedFor(loaded, language, refuse('not-seated').refusal)
  const chains = actions.map((each) => (typeof each === 'string' ? [each] : each))
  const why = whyNot(table, seat, chains)
  if (!why.ok) return refusedFor(loaded, language, why.refusal)
  const bodyOf = (refusal: Refusal): ErrorBody => ({
    code: refusal.code,
    message: message(refusal),
    params: refusal.params as ErrorBody['params'],
  })
  const refusals = why.value.map((refusal) => (refusal === null ? null : bodyOf(refusal)))
  const finals = asksFinal ? { final: areFinal(table, seat, chains) } : {}
  return { ok: true, reading: toJson<WhyReading>({ version: versionFor(table, seat), refusals, ...finals }) }
}
