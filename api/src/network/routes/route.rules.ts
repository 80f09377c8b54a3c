import type { FieldError } from 'shared-contracts/common';
import type { RouteRow } from 'shared-contracts/routes';
import { allows, type Holder } from 'shared-contracts/values/access';
import { estimatedKm, type Point } from '../geo/great-circle.rules.ts';

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

/** What the caller may do with a route of their organization. */
export const routeActions = (caller: Holder): RouteRow['actions'] =>
  ACTIONS.filter(([, action]) => allows(caller, { model: 'route', action })).map(([name]) => name);

const NOT_FOUND: FieldError = { code: 'notFound', message: 'Location not found' };
const REPEATED: FieldError = { code: 'repeatedStop', message: 'Same location twice in a row' };

/** What is wrong with a route through these locations, by field. @param known ids of the locations it may lead to */
export function stopFaults(locationIds: readonly string[], known: ReadonlySet<string>): Record<string, FieldError> {
  const faults = locationIds.flatMap((id, i): [string, FieldError][] => {
    if (!known.has(id)) return [[`locationIds.${i}`, NOT_FOUND]];
    return i > 0 && locationIds[i - 1] === id ? [[`locationIds.${i}`, REPEATED]] : [];
  });
  return Object.fromEntries(faults);
}

type Measured = { distance: string; estimated: boolean; measuredPoints: readonly Point[] };

const KM_DECIMALS = 3;

/** How long a route is through its locations as they lie now: as it was measured, or, where one has moved since, guessed anew. */
export function lengthOf(
  { distance, estimated, measuredPoints }: Measured,
  points: readonly Point[],
): { distance: string; estimated: boolean } {
  if (JSON.stringify(points) === JSON.stringify(measuredPoints)) return { distance, estimated };
  return { distance: estimatedKm(points).toFixed(KM_DECIMALS), estimated: true };
}
