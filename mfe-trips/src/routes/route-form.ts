import type { RouteChanges, RouteInput, RouteRow } from 'shared-contracts/network/routes';
import { ROUTE_LIMITS } from 'shared-contracts/values/field-limits';
import { MAX_ROUTE_STOPS, MIN_ROUTE_STOPS } from 'shared-contracts/values/network/routes';
import { array, boolean, object, string, type ObjectSchema } from 'yup';
import { errorMessages } from './routes.messages.ts';

export type RouteFormValues = { name: string; excludeTolls: boolean; locationIds: (string | null)[] };

export const routeSchema = object({
  name: string().trim().required().max(ROUTE_LIMITS.name),
  excludeTolls: boolean().required().default(false),
  locationIds: array()
    .of(string().nullable().required())
    .required()
    .default([null, null] as never)
    .min(MIN_ROUTE_STOPS, errorMessages.fewStops as never)
    .max(MAX_ROUTE_STOPS),
}) as unknown as ObjectSchema<RouteFormValues>;

export const toFormValues = ({ name, excludeTolls, stops }: RouteRow): RouteFormValues => ({
  name,
  excludeTolls,
  locationIds: stops.map(({ id }) => id),
});
export const toRouteInput = ({ name, excludeTolls, locationIds }: RouteFormValues): RouteInput => ({
  name,
  excludeTolls,
  locationIds: locationIds.filter((id) => id !== null),
});

/** Returns only changed fields, so that concurrent changes of other users are not overwritten. */
export function toRouteChanges(oldValues: RouteFormValues, newValues: RouteFormValues): RouteChanges {
  const [oldInput, newInput] = [toRouteInput(oldValues), toRouteInput(newValues)];
  return Object.fromEntries(
    Object.entries(newInput).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(oldInput[field as keyof RouteInput]),
    ),
  );
}

/** Adds a location in the first empty row, or at the end. */
export function withStop(locationIds: readonly (string | null)[], id: string): (string | null)[] {
  const emptyIndex = locationIds.indexOf(null);
  return emptyIndex < 0 ? [...locationIds, id] : locationIds.with(emptyIndex, id);
}
