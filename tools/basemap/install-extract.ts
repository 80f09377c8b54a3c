import { createHash, randomUUID } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Compression, PMTiles, TileType, type Source } from 'pmtiles';
import { EXTRACT_BASE_PATH, type MapExtract } from 'shared-contracts/values/network/maps';

/** A layer that only archives of the schema have. */
const MARKS: Record<string, MapExtract['schema']> = { transportation: 'openmaptiles', roads: 'protomaps' };

type Metadata = { vector_layers?: { id: string }[] };

async function readArchive(file: string) {
  const handle = await open(file);
  const source: Source = {
    getKey: () => file,
    getBytes: async (offset, length) => {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.buffer.slice(0, bytesRead) };
    },
  };
  try {
    const archive = new PMTiles(source);
    return { header: await archive.getHeader(), metadata: (await archive.getMetadata()) as Metadata };
  } catch (error) {
    throw new Error(`${file} is not a PMTiles archive: ${(error as Error).message}`, { cause: error });
  } finally {
    await handle.close();
  }
}

async function describeExtract(file: string): Promise<Omit<MapExtract, 'path'> & { zooms: [number, number] }> {
  const { header, metadata } = await readArchive(file);
  if (header.tileType !== TileType.Mvt) throw new Error(`${file} has no vector tiles.`);
  if (![Compression.None, Compression.Gzip].includes(header.tileCompression))
    throw new Error(`${file} has tiles that browsers can't unpack: compress them with gzip.`);
  const ids = metadata.vector_layers?.map(({ id }) => id) ?? [];
  const schema = ids.map((id) => MARKS[id]).find((found) => found !== undefined);
  if (!schema)
    throw new Error(`${file} has layers of neither OpenMapTiles nor Protomaps: ${ids.join(', ') || 'none'}.`);
  return {
    schema,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    zooms: [header.minZoom, header.maxZoom],
  };
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 16);
}

function writeAtomically(path: string, content: string) {
  const temporary = `${path}.${randomUUID()}`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

function readExtractName(folder: string): string | null {
  const file = join(folder, 'extract.json');
  return existsSync(file) ? basename((JSON.parse(readFileSync(file, 'utf8')) as MapExtract).path) : null;
}

/**
 * Adds an extract to the portal's data folder, named after its content, and removes all but the previous one, which
 * open tabs still read.
 * @throws when it is not an archive that maps can draw
 */
export async function installExtract(file: string, dataFolder: string) {
  const { zooms, ...description } = await describeExtract(file);
  const folder = join(dataFolder, 'basemap');
  mkdirSync(folder, { recursive: true });
  const name = `extract-${await hashFile(file)}.pmtiles`;
  const temporary = join(folder, `${name}.${randomUUID()}`);
  await copyFile(file, temporary);
  renameSync(temporary, join(folder, name));
  const before = readExtractName(folder);
  const extract: MapExtract = { path: `${EXTRACT_BASE_PATH}${name}`, ...description };
  writeAtomically(join(folder, 'extract.json'), JSON.stringify(extract));
  for (const leaf of readdirSync(folder))
    if (leaf.endsWith('.pmtiles') && leaf !== name && leaf !== before) rmSync(join(folder, leaf));
  return { extract, zooms };
}
