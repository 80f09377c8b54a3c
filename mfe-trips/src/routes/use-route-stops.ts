import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from 'shared-auth';
import type { RouteRow } from 'shared-contracts/network/routes';
import { useFormValue } from 'shared-ui/form';
import type { Coordinates } from 'shared-ui/map';
import { WRITE_ROUTES } from './route-access.ts';
import type { RouteFormValues } from './route-form.ts';
import { routeQueries } from './routes.api.ts';

export type RouteStop = Coordinates & { id: string; name: string };

const NO_STOPS: readonly RouteStop[] = [];

/** Returns the selected stops of the form in order, and all locations that can be selected. */
export function useRouteStops(route: RouteRow | undefined) {
  const [locationIds] = useFormValue<RouteFormValues['locationIds']>('locationIds');
  const locationsQuery = useQuery({ ...routeQueries.locations(), enabled: useCan(WRITE_ROUTES) });
  const locations: readonly RouteStop[] = locationsQuery.data?.items ?? NO_STOPS;
  const stopById = useMemo(
    () => new Map([...(route?.stops ?? []), ...locations].map((stop) => [stop.id, stop])),
    [route, locations],
  );
  const stops = useMemo(
    () => locationIds.map((id) => (id === null ? undefined : stopById.get(id))).filter((stop) => stop !== undefined),
    [locationIds, stopById],
  );
  return { locations, stopById, stops };
}
