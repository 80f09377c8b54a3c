import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from 'shared-auth';
import type { RouteRow } from 'shared-contracts/routes';
import { useFormValue } from 'shared-ui/form';
import type { Place } from 'shared-ui/map';
import { WRITE } from './route-access.ts';
import type { RouteForm } from './route-form.ts';
import { routeQueries } from './routes.api.ts';

export type Stop = Place & { id: string; name: string };

const NONE: readonly Stop[] = [];

/** The locations of the form as far as they are chosen, in order, and all that may be. */
export function useCourse(route: RouteRow | undefined) {
  const [locationIds] = useFormValue<RouteForm['locationIds']>('locationIds');
  const listed = useQuery({ ...routeQueries.places(), enabled: useCan(WRITE) });
  const places: readonly Stop[] = listed.data?.items ?? NONE;
  const known = useMemo(
    () => new Map([...(route?.stops ?? []), ...places].map((place) => [place.id, place])),
    [route, places],
  );
  const stops = useMemo(
    () => locationIds.map((id) => (id === null ? undefined : known.get(id))).filter((stop) => stop !== undefined),
    [locationIds, known],
  );
  return { places, known, stops };
}
