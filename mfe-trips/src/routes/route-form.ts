import type { RouteChanges, RouteInput, RouteRow } from 'shared-contracts/routes';
import { MAX_ROUTE_STOPS, MIN_ROUTE_STOPS } from 'shared-contracts/values/routes';
import { array, boolean, object, string, type ObjectSchema } from 'yup';
import { wrongs } from './routes.messages.ts';

export type RouteForm = { name: string; excludeTolls: boolean; locationIds: (string | null)[] };

export const routeSchema = object({
  name: string().trim().required().max(100),
  excludeTolls: boolean().required().default(false),
  locationIds: array()
    .of(string().nullable().required())
    .required()
    .default([null, null] as never)
    .min(MIN_ROUTE_STOPS, wrongs.fewStops as never)
    .max(MAX_ROUTE_STOPS),
}) as unknown as ObjectSchema<RouteForm>;

export const formOf = ({ name, excludeTolls, stops }: RouteRow): RouteForm => ({
  name,
  excludeTolls,
  locationIds: stops.map(({ id }) => id),
});
export const inputOf = ({ name, excludeTolls, locationIds }: RouteForm): RouteInput => ({
  name,
  excludeTolls,
  locationIds: locationIds.filter((id) => id !== null),
});

/** What is not changed is not sent: what others change meanwhile is not undone. */
export function changesOf(before: RouteForm, after: RouteForm): RouteChanges {
  const [was, is] = [inputOf(before), inputOf(after)];
  return Object.fromEntries(
    Object.entries(is).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field as keyof RouteInput]),
    ),
  );
}

/** With one more location: where one is still to be chosen, else at the end. */
export function withStop(locationIds: readonly (string | null)[], id: string): (string | null)[] {
  const free = locationIds.indexOf(null);
  return free < 0 ? [...locationIds, id] : locationIds.with(free, id);
}
