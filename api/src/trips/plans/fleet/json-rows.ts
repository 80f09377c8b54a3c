import { type Expression, type RawBuilder, sql } from 'kysely';

/** Rows as a list of objects, whose names `jsonBuildObject` keeps: those of `jsonArrayFrom` would be the columns'. */
export const jsonRows = <Row>(row: Expression<Row>, orderBy: Expression<unknown>): RawBuilder<Row[]> =>
  sql<Row[]>`coalesce(json_agg(${row} order by ${orderBy}), '[]')`;
