import type { MapExtract } from 'shared-contracts/values/network/maps';
import { isMapRemoved, type MapHandle } from '../engine/map-context.ts';
import { ABOVE_BASEMAP } from './raster-style.ts';
import { BASEMAP_COLOURS, type Mode } from './basemap-colours.ts';
import { createExtractLayers, EXTRACT } from './extract-style.rules.ts';
import { createWorldLayers, WORLD } from './world-style.rules.ts';

export type BasemapOptions = { mode: Mode; locale: string; extract: MapExtract | null };

function createLayers({ mode, locale, extract }: BasemapOptions) {
  const colours = BASEMAP_COLOURS[mode];
  const { ground, labels } = createWorldLayers({ colours, locale, extract: extract?.bounds ?? null });
  return [...ground, ...(extract ? createExtractLayers(extract, colours, locale) : []), ...labels];
}

/** The map that ships with the portal, loaded when it is first shown. */
export function createBasemap({ map, engine }: MapHandle, options: BasemapOptions) {
  const layers = createLayers(options);
  let isAdded = false;
  let isVisible = false;

  const add = async () => {
    const world = await engine.loadWorld?.();
    if (world === undefined || isMapRemoved(map)) return;
    map.addSource(WORLD, { type: 'vector', url: `pmtiles://${world}` });
    if (options.extract)
      map.addSource(EXTRACT, {
        type: 'vector',
        url: `pmtiles://${new URL(options.extract.path, location.origin).href}`,
      });
    for (const layer of layers) map.addLayer(layer, ABOVE_BASEMAP);
    apply();
  };
  const apply = () => {
    for (const { id } of layers)
      if (map.getLayer(id)) map.setLayoutProperty(id, 'visibility', isVisible ? 'visible' : 'none');
  };
  const setVisible = (next: boolean) => {
    isVisible = next;
    if (isAdded) return apply();
    if (!next) return undefined;
    isAdded = true;
    add().catch(() => {
      isAdded = false;
    });
    return undefined;
  };
  return { show: () => setVisible(true), hide: () => setVisible(false) };
}
export type Basemap = ReturnType<typeof createBasemap>;
