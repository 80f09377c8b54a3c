import { useQuery } from '@tanstack/react-query';
import { useDebounced } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { toCorners, isValidOutline, readOutline, type ZoneFormValues } from './zone-form.ts';
import { zoneQueries } from './zones.api.ts';

/** Returns area and overlaps of the outline in the form, debounced. */
export function useZoneOverlaps(id: string | undefined) {
  const corners = toCorners(readOutline(useFormValues<ZoneFormValues>()));
  const cornersJson = JSON.stringify(corners);
  const polygon = JSON.parse(useDebounced(cornersJson)) as [number, number][];
  const isValid = isValidOutline(polygon.map(([latitude, longitude]) => ({ latitude, longitude })));
  const overlaps = useQuery({ ...zoneQueries.overlaps({ ...(id && { id }), polygon }), enabled: isValid });
  return isValid && !overlaps.isError ? overlaps.data : undefined;
}
