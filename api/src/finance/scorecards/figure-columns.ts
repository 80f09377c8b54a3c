import { sql } from 'kysely';
import type { FigureRow } from './scorecard.rules.ts';

/** A row before its partner has a name. */
export type FigureColumns = Pick<FigureRow, 'partnerId' | 'month' | 'kind' | 'figures'>;

/** A row per month of a partner, and a total per partner with month null. */
export const BY_PARTNER_AND_MONTH = sql`grouping sets ((partner_id, month), (partner_id))`;

export const kindOf = <Kind extends FigureRow['kind']>(kind: Kind) => sql<Kind>`${sql.lit(kind)}::text`.as('kind');
