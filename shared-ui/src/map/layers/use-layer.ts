import { useEffect, useId } from 'react';
import type { GeoJsonData, LayerSpec } from '../engine/engine.ts';
import { isMapRemoved, useMapHandle } from '../engine/map-context.ts';
import { resolveColor } from '../engine/colours.ts';

type CreateLayers = (colour: (name: string) => string) => Omit<LayerSpec, 'id' | 'source'>[];

/** Shows data in layers on the surrounding map; `styleKey` changes when `createLayers` returns other styles. */
export function useDataLayer(data: GeoJsonData, createLayers: CreateLayers, styleKey: string) {
  const id = useId();
  const handle = useMapHandle();
  useEffect(() => {
    if (!handle) return undefined;
    const { map } = handle;
    map.addSource(id, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
    const layers = createLayers((name) => resolveColor(name, map.getContainer())).map((layer, index): LayerSpec => ({
      ...layer,
      id: `${id} ${index}`,
      source: id,
    }));
    for (const layer of layers) map.addLayer(layer);
    return () => {
      if (isMapRemoved(map)) return;
      for (const layer of layers) map.removeLayer(layer.id);
      map.removeSource(id);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `createLayers` depends on `styleKey` only
  }, [handle, id, styleKey]);
  useEffect(() => {
    handle?.map.getSource(id)?.setData?.(data);
  }, [handle, id, styleKey, data]);
}
