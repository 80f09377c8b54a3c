import { type Expression, type RawBuilder, sql } from 'kysely';

/** Rows as a list of objects with the names from `jsonBuildObject`; `jsonArrayFrom` would use column names. */
export const jsonRows = <Row>(row: Expression<Row>, orderBy: Expression<unknown>): RawBuilder<Row[]> =>
  sql<Row[]>`coalesce(json_agg(${row} order by ${orderBy}), '[]')`;
