import { useEffect, useRef } from 'react';
import { useMedia } from '../base/use-media.ts';
import { fill, useSay } from '../base/words.ts';
import { goTo } from './go-to.ts';
import { useStage } from './map-context.ts';
import { messages } from './map.messages.ts';
import { MarkerLayer, type MapMarker } from './marker-layer.ts';

/** The latest value, for what is called later. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** What a bubble is called, and whether things may glide. */
export function useMapManners() {
  const say = useLatest(useSay());
  const isStill = useLatest(useMedia('(prefers-reduced-motion: reduce)'));
  return useRef({
    say: (count: number) => say.current(fill(messages.cluster, { count })),
    isStill: () => isStill.current,
  }).current;
}

type MarkersProps = {
  markers: readonly MapMarker[];
  /** Those that stand close are one bubble with their number; not for the stops of a route, whose own numbers it would hide. */
  isClustered?: boolean;
  selected?: string | null;
  /** Without it they are only seen. */
  onSelect?: (id: string) => void;
};

export function MapMarkers({ markers, isClustered = true, selected = null, onSelect }: MarkersProps) {
  const stage = useStage();
  const manners = useMapManners();
  const select = useLatest(onSelect);
  const isChosen = onSelect !== undefined;
  const layer = useRef<MarkerLayer>(undefined);
  useEffect(() => {
    if (!stage) return undefined;
    const made = new MarkerLayer(stage, {
      ...manners,
      isClustered,
      onSelect: isChosen ? (id) => select.current?.(id) : undefined,
    });
    layer.current = made;
    return () => {
      layer.current = undefined;
      made.destroy();
    };
  }, [stage, manners, isClustered, isChosen, select]);
  useEffect(() => {
    layer.current?.set(markers, selected);
  }, [stage, manners, isClustered, isChosen, markers, selected]);
  const chosen = useLatest(markers.find(({ id }) => id === selected));
  useEffect(() => {
    if (stage && selected && chosen.current) goTo(stage, chosen.current, { isStill: manners.isStill() });
  }, [stage, manners, chosen, selected]);
  return null;
}
