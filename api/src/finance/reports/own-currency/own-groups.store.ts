import { sql } from 'kysely';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { Db } from '../../../platform/database/database.ts';
import { toOwnSum } from '../../exchange-rates/own-sums.rules.ts';
import { loadRates } from '../../exchange-rates/own-sums.store.ts';
import type { ReportRequest } from '../source.ts';
import { toKey } from '../totals/group-rows.store.ts';
import type { Grouping, Groups } from '../totals/grouping.ts';
import type { OwnColumnSums } from '../totals/sums.ts';
import { addOwnGroups } from './own-groups.rules.ts';
import { findOwnReader, sumByDay, type SummedColumns } from './own-columns.store.ts';

type SummedGroups = SummedColumns & {
  grouping: Grouping;
  sqlOf: (column: ReportColumnId) => string;
  groups: Pick<Groups, 'items' | 'drafts'>;
};

/** Adds the sums of columns with several currencies in the own currency of the reader, by group and of all groups. */
export async function sumOwnGroups(
  db: Db,
  request: ReportRequest,
  { grouping, sqlOf, groups, ...summed }: SummedGroups,
): Promise<Groups> {
  const { groupBy, measures, zone } = grouping;
  const requested = measures.flatMap(({ id: measure, column: id, fn }) => {
    const column = id === null || fn !== 'sum' ? undefined : summed.columns[id];
    return id !== null && column ? [{ measure, id, column }] : [];
  });
  const reader = requested.length === 0 ? undefined : await findOwnReader(db, request.caller);
  let { items } = groups;
  const ownColumns: OwnColumnSums = {};
  if (!reader) return { ...groups, ownColumns };
  const { own } = reader;
  const keys = groupBy.map(({ column, unit }) => sql`${toKey(sqlOf(column), unit, zone)}`);
  for (const { measure, id, column } of requested) {
    const isForeign = groups.items.some(
      ({ currency, values }) => currency !== null && currency !== own && (values[measure] ?? null) !== null,
    );
    if (!column.isSplit && !isForeign) continue;
    const sums = await sumByDay(db, request, summed, column, reader, keys);
    const rateOn = await loadRates(db, { organizationId: request.caller.organizationId, own }, sums);
    const total = toOwnSum(own, sums, rateOn);
    if (!total) continue;
    ownColumns[id] = total;
    items = addOwnGroups(items, grouping, { column: id, own, sums, rateOn });
  }
  return { ...groups, items, ownColumns };
}
