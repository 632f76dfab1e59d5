import { sql, type RawBuilder } from 'kysely'

/** Whether one of two people, each the value of a query or one of its columns, keeps the other away. */
export function areApart(one: RawBuilder<string>, other: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`exists (select 1 from blocks where (blocks.person_id = ${one} and blocks.other_id = ${other})
    or (blocks.person_id = ${other} and blocks.other_id = ${one}))`
}
