import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import { type DaySum, type RateOn, toOwnSum } from '../../exchange-rates/own-sums.rules.ts';
import { sumOf } from '../../../platform/values/money.ts';
import type { Group, Grouping } from '../totals/grouping.ts';

type GroupSum = DaySum & { keys: readonly unknown[] };
type OwnGroups = { column: ReportColumnId; own: string; sums: readonly GroupSum[]; rateOn: RateOn };

const idOf = (keys: readonly unknown[], currency: string | null) => JSON.stringify([keys, currency]);

/**
 * Adds a column in the own currency to groups. Amounts in a currency without a sum in the report, such as those of a
 * trip with bills in several, get a group of their own, so that the groups add up to the total.
 */
export function addOwnGroups(
  items: readonly Group[],
  { groupBy }: Pick<Grouping, 'groupBy'>,
  { column, own, sums, rateOn }: OwnGroups,
): Group[] {
  const keysOf = ({ keys }: Group) => groupBy.map(({ id }) => keys[id] ?? null);
  const byGroup = Map.groupBy(sums, ({ keys, currency }) => idOf(keys, currency));
  const valueOf = (some: readonly GroupSum[]) => {
    const [first] = some;
    if (!first) return null;
    const sum = toOwnSum(own, some, rateOn);
    if (!sum) return sumOf(some.map(({ total }) => total)).toFixed(2);
    return sum.withoutRate > 0 ? null : sum.total;
  };
  const filled = items.map((group): Group => {
    const some = byGroup.get(idOf(keysOf(group), group.currency));
    return some ? { ...group, own: { ...group.own, [column]: valueOf(some) } } : group;
  });
  const existing = new Set(items.map((group) => idOf(keysOf(group), group.currency)));
  const others = [...byGroup].flatMap(([id, some]): Group[] => {
    const [first] = some;
    if (!first || existing.has(id)) return [];
    const keys = Object.fromEntries(groupBy.map((key, i) => [key.id, (first.keys[i] ?? null) as string | null]));
    return [{ keys, currency: first.currency, values: {}, own: { [column]: valueOf(some) } }];
  });
  return [...filled, ...others];
}
