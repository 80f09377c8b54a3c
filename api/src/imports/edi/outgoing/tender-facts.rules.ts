import type { StopKind } from 'shared-contracts/orders/order-timing';

export type TenderItem = { name: string; quantity: number; weight: string };
type Place = { name: string; street: string; city: string; state: string; zip: string; country: string | null };
/** Times in unix seconds. `orders`: numbers of those that are loaded or unloaded there, of a trip. */
export type TenderStop = Place & {
  kind: StopKind;
  from: number | null;
  to: number | null;
  instructions: string | null;
  orders: readonly string[];
  items: readonly TenderItem[];
};
/** The content of a tender of an order or a trip. `weight` in kg. */
export type TenderFacts = {
  number: string;
  reference: string | null;
  description: string | null;
  weight: string;
  shipper: string;
  contract: string | null;
  stops: readonly TenderStop[];
};

/** An order's stop at a stop of its trip. `position`: of the stop of the trip. */
export type Visit = Place & {
  position: number;
  kind: StopKind;
  from: number | null;
  to: number | null;
  instructions: string | null;
  order: string;
  items: readonly TenderItem[];
};

const isTime = (at: number | null): at is number => at !== null;

/** The intersection of the windows of all visits, or else their union. */
export function toCommonWindow(visits: readonly Pick<Visit, 'from' | 'to'>[]) {
  const froms = visits.map(({ from }) => from).filter(isTime);
  const tos = visits.map(({ to }) => to).filter(isTime);
  const [from, to] = [froms.length > 0 ? Math.max(...froms) : null, tos.length > 0 ? Math.min(...tos) : null];
  if (from === null || to === null || from <= to) return { from, to };
  return { from: Math.min(...froms), to: Math.max(...tos) };
}

const KINDS: readonly StopKind[] = ['drop', 'pickup'];

/** The visits by the stops of a tender, whose numbers carriers report: at each stop of the trip drops, then pickups. */
export const splitVisits = <V extends Pick<Visit, 'position' | 'kind'>>(visits: readonly V[]): V[][] =>
  [...Map.groupBy(visits, ({ position }) => position)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, group]) => KINDS.map((kind) => group.filter((visit) => visit.kind === kind)))
    .filter(({ length }) => length > 0);

function toStop([first, ...others]: readonly [Visit, ...Visit[]]): TenderStop {
  const visits = [first, ...others];
  const { kind, name, street, city, state, zip, country } = first;
  const { from, to } = toCommonWindow(visits);
  const instructions = [...new Set(visits.map((visit) => visit.instructions).filter(Boolean))].join(' · ');
  return {
    kind,
    name,
    street,
    city,
    state,
    zip,
    country,
    from,
    to,
    instructions: instructions || null,
    orders: [...new Set(visits.map(({ order }) => order))],
    items: visits.flatMap(({ items }) => items),
  };
}

export const toTenderStops = (visits: readonly Visit[]): TenderStop[] =>
  splitVisits(visits).map((group) => toStop(group as [Visit, ...Visit[]]));
