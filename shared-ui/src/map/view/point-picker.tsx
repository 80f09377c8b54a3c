import { useEffect } from 'react';
import type { Listener } from './engine.ts';
import type { Place } from './geo.ts';
import { useStage } from './map-context.ts';
import { useLatest } from './markers.tsx';

/** Tells where a person clicks on the map around. Whoever does not point enters the place in the form's fields. */
export function MapPick({ onPick }: { onPick: (place: Place) => void }) {
  const stage = useStage();
  const pick = useLatest(onPick);
  useEffect(() => {
    if (!stage) return undefined;
    const { map } = stage;
    const clicked: Listener = ({ lngLat }) => lngLat && pick.current({ latitude: lngLat.lat, longitude: lngLat.lng });
    map.on('click', clicked);
    return () => void map.off('click', clicked);
  }, [stage, pick]);
  return null;
}
