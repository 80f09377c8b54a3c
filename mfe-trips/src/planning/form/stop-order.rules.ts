import type { TripStop } from 'shared-contracts/trips';

type Visit = { stop: TripStop; what: 'pick' | 'drop' };
export type Refusal = { code: 'dropFirst' | 'dropOrder'; number: string; pickup: string; drop: string };

const visitsOf = (stops: readonly TripStop[], orderId: string): Visit[] =>
  stops.flatMap((stop) => stop.orders.filter(({ id }) => id === orderId).map(({ what }) => ({ stop, what })));
const placesOf = (visits: readonly Visit[]) => visits.map(({ stop, what }) => `${what} ${stop.location.id}`).join('\n');

/** What an order of stops breaks that another one, which is known to be right, does not; undefined: it may be so. */
export function refusalOf(right: readonly TripStop[], wanted: readonly TripStop[]): Refusal | undefined {
  const orders = new Map(right.flatMap((stop) => stop.orders).map(({ id, number }) => [id, number]));
  for (const [id, number] of orders) {
    const [before, after] = [visitsOf(right, id), visitsOf(wanted, id)];
    if (placesOf(before) === placesOf(after)) continue;
    const isFirst = after[0]?.what === 'pick';
    return {
      code: isFirst ? 'dropOrder' : 'dropFirst',
      number,
      pickup: before[0]?.stop.location.name ?? '',
      drop: (isFirst ? before.at(-1) : after[0])?.stop.location.name ?? '',
    };
  }
  return undefined;
}

export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
