import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../base/use-latest.ts';
import { useMapHandle } from '../engine/map-context.ts';
import { bringIntoView } from './bring-into-view.ts';
import { MarkerLayer, type MapMarker } from './marker-layer.ts';
import { useMapBehavior } from './use-map-behavior.ts';

type MarkersProps = {
  markers: readonly MapMarker[];
  /** Clusters markers that are close to each other. Not for numbered stops of a route. */
  isClustered?: boolean;
  selectedId?: string | null;
  /** The markers are not interactive without it. */
  onSelect?: (id: string) => void;
};

export function MapMarkers({ markers, isClustered = true, selectedId = null, onSelect }: MarkersProps) {
  const handle = useMapHandle();
  const behavior = useMapBehavior();
  const select = useLatest(onSelect);
  const isInteractive = onSelect !== undefined;
  const layer = useRef<MarkerLayer>(undefined);
  // Layout effects: the markers are in the map's first frame, which can take long to draw.
  useLayoutEffect(() => {
    if (!handle) return undefined;
    const created = new MarkerLayer(handle, {
      ...behavior,
      isClustered,
      onSelect: isInteractive ? (id) => select.current?.(id) : undefined,
    });
    layer.current = created;
    return () => {
      layer.current = undefined;
      created.destroy();
    };
  }, [handle, behavior, isClustered, isInteractive, select]);
  useLayoutEffect(() => {
    layer.current?.setMarkers(markers, selectedId);
  }, [handle, behavior, isClustered, isInteractive, markers, selectedId]);
  const selectedMarker = useLatest(markers.find(({ id }) => id === selectedId));
  useEffect(() => {
    if (handle && selectedId && selectedMarker.current)
      bringIntoView(handle, selectedMarker.current, { hasReducedMotion: behavior.hasReducedMotion() });
  }, [handle, behavior, selectedMarker, selectedId]);
  return null;
}
