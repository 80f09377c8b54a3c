import type { FieldError } from 'shared-contracts/common';
import type { RouteRow } from 'shared-contracts/network/routes';
import { hasAccess, type AccessSubject } from 'shared-contracts/values/identity/access';
import { estimateRoadKm, type Point } from '../../platform/geometry/great-circle.rules.ts';

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

export const routeActions = (caller: AccessSubject): RouteRow['actions'] =>
  ACTIONS.filter(([, action]) => hasAccess(caller, { model: 'route', action })).map(([name]) => name);

const NOT_FOUND: FieldError = { code: 'notFound', message: 'Location not found' };
const REPEATED: FieldError = { code: 'repeatedStop', message: 'Same location twice in a row' };

/** Errors by field. @param usableIds ids of the locations that the route may contain */
export function validateStops(
  locationIds: readonly string[],
  usableIds: ReadonlySet<string>,
): Record<string, FieldError> {
  const errors = locationIds.flatMap((id, i): [string, FieldError][] => {
    if (!usableIds.has(id)) return [[`locationIds.${i}`, NOT_FOUND]];
    return locationIds[i - 1] === id ? [[`locationIds.${i}`, REPEATED]] : [];
  });
  return Object.fromEntries(errors);
}

type MeasuredRoute = { distance: string; estimated: boolean; measuredPoints: readonly Point[] };

const KM_DECIMALS = 3;

/** The measured length, or an estimate when a location has moved since. */
export function getCurrentLength(
  { distance, estimated, measuredPoints }: MeasuredRoute,
  points: readonly Point[],
): { distance: string; estimated: boolean } {
  if (JSON.stringify(points) === JSON.stringify(measuredPoints)) return { distance, estimated };
  return { distance: estimateRoadKm(points).toFixed(KM_DECIMALS), estimated: true };
}
