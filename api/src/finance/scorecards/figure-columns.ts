import { sql } from 'kysely';
import type { FigureRow } from './scorecard.rules.ts';

/** A row before its partner has a name. */
export type FigureColumns = Pick<FigureRow, 'partnerId' | 'month' | 'kind' | 'figures'>;

/** Each month of a partner, and their total with a month of null. */
export const BY_PARTNER_AND_MONTH = sql`grouping sets ((partner_id, month), (partner_id))`;

export const kindOf = <Kind extends FigureRow['kind']>(kind: Kind) => sql<Kind>`${sql.lit(kind)}::text`.as('kind');
