import { useEffect, useId } from 'react';
import type { Data, LayerLook } from './engine.ts';
import { hasEnded, useStage } from './map-context.ts';
import { colourOf } from './colours.ts';

type Look = (colour: (name: string) => string) => Omit<LayerLook, 'id' | 'source'>[];

/** Draws data on the map around, in one layer for each look; `tint` names what the look depends on. */
export function useLayer(data: Data, looks: Look, tint: string) {
  const id = useId();
  const stage = useStage();
  useEffect(() => {
    if (!stage) return undefined;
    const { map } = stage;
    map.addSource(id, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
    const layers = looks((name) => colourOf(name, map.getContainer())).map((look, index): LayerLook => ({
      ...look,
      id: `${id} ${index}`,
      source: id,
    }));
    for (const layer of layers) map.addLayer(layer);
    return () => {
      if (hasEnded(map)) return;
      for (const layer of layers) map.removeLayer(layer.id);
      map.removeSource(id);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a look is a function of its tint
  }, [stage, id, tint]);
  useEffect(() => {
    stage?.map.getSource(id)?.setData?.(data);
  }, [stage, id, tint, data]);
}
