import { useEffect } from 'react';
import type { Listener } from '../engine/engine.ts';
import type { Coordinates } from '../engine/geo.ts';
import { useMapHandle } from '../engine/map-context.ts';
import { useLatest } from '../../base/use-latest.ts';

/** Reports clicks on the surrounding map. Keyboard users enter the location in the form's fields. */
export function MapPointPicker({ onPick }: { onPick: (point: Coordinates) => void }) {
  const handle = useMapHandle();
  const latestOnPick = useLatest(onPick);
  useEffect(() => {
    if (!handle) return undefined;
    const { map } = handle;
    const onClick: Listener = ({ lngLat }) =>
      lngLat && latestOnPick.current({ latitude: lngLat.lat, longitude: lngLat.lng });
    map.on('click', onClick);
    return () => void map.off('click', onClick);
  }, [handle, latestOnPick]);
  return null;
}
