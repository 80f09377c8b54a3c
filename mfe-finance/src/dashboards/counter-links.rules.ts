import { COUNTED_STAGES, COUNTERS, type CounterName } from 'shared-contracts/values/dashboards';

export type Side = 'own' | 'partner';
export type Counted = {
  name: CounterName;
  from: number;
  to: number;
  /** The filters that dashboards and lists have in common. */ filters: Readonly<Record<string, string | undefined>>;
};

/** Lists of orders that hold those of both sides. */
const OF_BOTH: Partial<Record<CounterName, string>> = { delayed: 'delayed', demurrage: 'demurrage' };
const INCIDENTS: Partial<Record<CounterName, string>> = {
  routeDeviated: 'routeDeviated',
  unplannedStops: 'unplannedStop',
};

/** One list has all of them, whose ever they are. */
export const isOneList = (name: CounterName) => COUNTERS[name] === 'trip' || name in OF_BOTH;

/** The list behind a counter, filtered as the dashboard is. */
export function listBehind({ name, from, to, filters }: Counted, side: Side): string {
  const stages =
    name in COUNTED_STAGES && name !== 'delayed' ? COUNTED_STAGES[name as keyof typeof COUNTED_STAGES] : [];
  const view = OF_BOTH[name] ?? (side === 'partner' ? 'partner' : undefined);
  const isTrip = COUNTERS[name] === 'trip';
  const query = new URLSearchParams();
  const put = (key: string, value: string | undefined) => value && query.append(key, value);
  if (!isTrip) put('view', view);
  for (const stage of stages) put('stage', stage);
  put('incident', INCIDENTS[name]);
  put(isTrip ? 'pickFrom' : 'pickupFrom', String(from));
  put(isTrip ? 'pickTo' : 'pickupTo', String(to));
  for (const [key, value] of Object.entries(filters)) put(key, value);
  return `${isTrip ? '/trips' : '/orders'}?${query.toString()}`;
}
