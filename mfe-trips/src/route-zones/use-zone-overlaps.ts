import { useQuery } from '@tanstack/react-query';
import { useRested } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { cornersOf, isOutline, outlineIn, type ZoneForm } from './zone-form.ts';
import { zoneQueries } from './zones.api.ts';

/** The outline of the form once it is not changed for a moment, and what it would have in common with other zones. */
export function useDrawn(id: string | undefined) {
  const corners = cornersOf(outlineIn(useFormValues<ZoneForm>()));
  const content = JSON.stringify(corners);
  const polygon = JSON.parse(useRested(content)) as [number, number][];
  const isAsked = isOutline(polygon.map(([latitude, longitude]) => ({ latitude, longitude })));
  const drawn = useQuery({ ...zoneQueries.drawn({ ...(id && { id }), polygon }), enabled: isAsked });
  return isAsked && !drawn.isError ? drawn.data : undefined;
}
