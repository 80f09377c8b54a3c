import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormValues } from 'shared-ui/form';
import { cornersOf, isOutline, outlineIn, type ZoneForm } from './zone-form.ts';
import { zoneQueries } from './zones.api.ts';

const SETTLES_MS = 400;

/** The outline of the form once it is not changed for a moment, and what it would have in common with other zones. */
export function useDrawn(id: string | undefined) {
  const corners = cornersOf(outlineIn(useFormValues<ZoneForm>()));
  const content = JSON.stringify(corners);
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [content]);
  const polygon = JSON.parse(settled) as [number, number][];
  const isAsked = isOutline(polygon.map(([latitude, longitude]) => ({ latitude, longitude })));
  const drawn = useQuery({ ...zoneQueries.drawn({ ...(id && { id }), polygon }), enabled: isAsked });
  return isAsked && !drawn.isError ? drawn.data : undefined;
}
