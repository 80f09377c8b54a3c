import { validateStyleMin, type StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { EXTRACT_SCHEMAS } from 'shared-contracts/values/network/maps';
import { createRasterStyle } from './raster-style.ts';
import { BASEMAP_COLOURS } from './basemap-colours.ts';
import { createExtractLayers, EXTRACT } from './extract-style.rules.ts';
import { createWorldLayers, WORLD } from './world-style.rules.ts';

const BOUNDS: [number, number, number, number] = [79.5, 5.8, 82, 9.9];
const source = { type: 'vector', url: 'pmtiles:///assets/world.pmtiles' };

test.each([...EXTRACT_SCHEMAS, null])('is a valid style with an extract of %s', (schema) => {
  for (const mode of ['light', 'dark'] as const) {
    const colours = BASEMAP_COLOURS[mode];
    const { ground, labels } = createWorldLayers({ colours, locale: 'it', extract: schema && BOUNDS });
    const extract = schema
      ? createExtractLayers({ schema, path: '/basemap/extract-1.pmtiles', bounds: BOUNDS }, colours, 'si')
      : [];
    const base = createRasterStyle(null, mode);
    const style = {
      ...base,
      sources: { [WORLD]: source, [EXTRACT]: source },
      layers: [...base.layers, ...ground, ...extract, ...labels],
    };
    expect(validateStyleMin(style as StyleSpecification).map(({ message }) => message)).toEqual([]);
  }
});
