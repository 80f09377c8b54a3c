import type { Simulation } from 'shared-contracts/finance/simulations';
import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';

type Order = Simulation['orders'][number];
type Amounts = Simulation['total'];

export const compareAmounts = (before: string, after: string): Amounts => ({
  before: toMoney(decimal(before)),
  after: toMoney(decimal(after)),
  difference: toMoney(decimal(after).minus(before)),
});

export const sumAmounts = (rows: readonly Amounts[]): Amounts =>
  compareAmounts(toMoney(sumOf(rows.map(({ before }) => before))), toMoney(sumOf(rows.map(({ after }) => after))));

/** The orders by first and last place, the greatest difference first. */
export const sumLanes = (orders: readonly Order[]): Simulation['lanes'] =>
  [...Map.groupBy(orders, ({ from, to }) => JSON.stringify([from, to])).values()]
    .map((lane) => ({
      from: lane[0]?.from ?? '',
      to: lane[0]?.to ?? '',
      count: lane.length,
      ...sumAmounts(lane),
    }))
    .toSorted((one, other) => decimal(other.difference).abs().comparedTo(decimal(one.difference).abs()));
