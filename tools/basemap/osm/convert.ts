import { open } from 'node:fs/promises';
import { createArchive } from '../write-pmtiles.ts';
import { LAYERS } from './classify.rules.ts';
import { collectElements, TooLarge, type CollectOptions, type Elements } from './collect.ts';
import { createFeatures, getBox, toPositions } from './create-features.ts';
import { cutTiles } from './cut-tiles.ts';
import { DEGREE, type Bounds } from './points.ts';

/** 24 bytes each, and about as much again for what they belong to. */
export const MAX_NODES = 20_000_000;

/** The bounds in the file, else the area that its lines cover. */
function findBounds({ bounds, ways, points, toLine, places }: Elements): Bounds {
  if (bounds) return bounds;
  const lines = [
    ...ways.map((way) => getBox(toPositions(toLine(way), points))),
    ...places.map(({ longitude, latitude }): Bounds => [longitude, latitude, longitude, latitude]),
  ];
  return getBox(lines.flatMap(([west, south, east, north]) => [[west, south] as const, [east, north] as const]));
}

const explain = (error: unknown, file: string, maxNodes: number) =>
  error instanceof TooLarge
    ? `${file} is too large for this command: its roads and areas have more than ${maxNodes.toLocaleString('en')} points. Make an extract of it with Planetiler or Tilemaker (docs/production.md), or cut out a smaller region.`
    : `${file} can't be read as an extract of OpenStreetMap. ${(error as Error).message}`;

async function collect(file: string, options: CollectOptions): Promise<Elements> {
  try {
    return await collectElements(file, options);
  } catch (error) {
    throw new Error(explain(error, file, options.maxNodes), { cause: error });
  }
}

/**
 * Creates vector tiles of an extract of OpenStreetMap (`.osm.pbf`) with the layers of Protomaps. Returns their number.
 */
export async function convertOsm(file: string, output: string, options: CollectOptions): Promise<number> {
  const elements = await collect(file, options);
  const bounds = findBounds(elements);
  const archive = createArchive();
  cutTiles(createFeatures(elements, bounds), elements.points, archive);
  if (archive.getCount() === 0) throw new Error(`${file} has nothing that maps show.`);
  const [west, south, east, north] = bounds.map((value) => value / DEGREE) as [number, number, number, number];
  const parts = archive.encode(
    {
      name: 'OpenStreetMap',
      attribution: '© OpenStreetMap contributors',
      vector_layers: LAYERS.map((id) => ({ id, fields: {} })),
    },
    [west, south, east, north],
  );
  const handle = await open(output, 'w');
  try {
    for (const part of parts) await handle.write(part);
  } finally {
    await handle.close();
  }
  return archive.getCount();
}
