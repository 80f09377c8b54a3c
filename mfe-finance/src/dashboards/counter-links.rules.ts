import { COUNTER_STAGES, COUNTERS, type CounterName } from 'shared-contracts/values/finance/dashboards';

export type Side = 'own' | 'partner';
export type CounterContext = {
  name: CounterName;
  from: number;
  to: number;
  /** Filters that dashboards and lists share. */
  filters: Readonly<Record<string, string | undefined>>;
  /** If false, the control tower is closed to the reader. */
  canReadTrips: boolean;
};

/** Order list views that contain own and partner orders. */
const viewByCounter: Partial<Record<CounterName, string>> = { delayed: 'delayed', demurrage: 'demurrage' };
const incidentByCounter: Partial<Record<CounterName, string>> = {
  routeDeviated: 'routeDeviated',
  unplannedStops: 'unplannedStop',
};

/** The exceptions of own trips are dealt with in the control tower. */
const getExceptionLink = (incident: string) => `/control-tower?kind=${incident}`;

/**
 * Delayed orders of partners are on trips that the organization runs, so it can do something there; its own orders are
 * carried by partners.
 */
const isOnOwnTrip = (name: CounterName, side: Side) => name === 'delayed' && side === 'partner';

/** Whether one list contains own and partner items. */
export const hasSingleList = (name: CounterName, canReadTrips: boolean) =>
  COUNTERS[name] === 'trip' || (name in viewByCounter && !(canReadTrips && isOnOwnTrip(name, 'partner')));

/** Links to the list of the counted items with the filters of the dashboard. */
export function getCounterLink({ name, from, to, filters, canReadTrips }: CounterContext, side: Side): string {
  const incident = incidentByCounter[name];
  if (incident && side === 'own') return getExceptionLink(incident);
  if (canReadTrips && isOnOwnTrip(name, side)) return getExceptionLink('late');
  const stages =
    name in COUNTER_STAGES && name !== 'delayed' ? COUNTER_STAGES[name as keyof typeof COUNTER_STAGES] : [];
  const view = viewByCounter[name] ?? (side === 'partner' ? 'partner' : undefined);
  const isTrip = COUNTERS[name] === 'trip';
  const query = new URLSearchParams();
  const append = (key: string, value: string | undefined) => value && query.append(key, value);
  if (!isTrip) append('view', view);
  for (const stage of stages) append('stage', stage);
  append('incident', incident);
  append(isTrip ? 'pickFrom' : 'pickupFrom', String(from));
  append(isTrip ? 'pickTo' : 'pickupTo', String(to));
  for (const [key, value] of Object.entries(filters)) append(key, value);
  return `${isTrip ? '/trips' : '/orders'}?${query.toString()}`;
}
