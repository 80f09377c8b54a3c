import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { toTileId } from './tile-id.rules.ts';

export type Tile = { zoom: number; x: number; y: number; content: Uint8Array };
/** West, south, east and north, in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];
type Packed = { id: number; zoom: number; key: string };
type Entry = { id: number; offset: number; length: number; runLength: number };

const HEADER_BYTES = 127;
/** Header and root directory must be within the first 16 KiB. */
const MAX_ROOT_BYTES = 16_384 - HEADER_BYTES;
const LEAF_ENTRIES = 4_096;
const [GZIP, VECTOR_TILES, VERSION] = [2, 1, 3];
/** Degrees are stored times ten million. */
const DEGREE = 10_000_000;
const WORLD: Bounds = [-180, -85, 180, 85];

function toVarint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}

/** Numbers are stored column by column, the ids as differences; an offset of 0 means “right after the previous one”. */
function encodeDirectory(entries: readonly Entry[]): Buffer {
  const toOffset = ({ offset }: Entry, index: number) => {
    const previous = entries[index - 1];
    return previous && offset === previous.offset + previous.length ? 0 : offset + 1;
  };
  const columns = [
    [entries.length],
    entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    entries.map(({ runLength }) => runLength),
    entries.map(({ length }) => length),
    entries.map(toOffset),
  ];
  return gzipSync(Buffer.from(columns.flat().flatMap(toVarint)), { level: 9 });
}

/** The root directory, with leaves when it would be too large by itself. */
function encodeDirectories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const single = encodeDirectory(entries);
  if (single.length <= MAX_ROOT_BYTES) return { root: single, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const rootEntries: Entry[] = [];
  let offset = 0;
  for (let start = 0; start < entries.length; start += LEAF_ENTRIES) {
    const part = entries.slice(start, start + LEAF_ENTRIES);
    const leaf = encodeDirectory(part);
    rootEntries.push({ id: part[0]?.id ?? 0, offset, length: leaf.length, runLength: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: encodeDirectory(rootEntries), leaves: Buffer.concat(leaves) };
}

/** The places of the tiles in the order of their ids; equal tiles are stored once. */
function layOutTiles(packed: readonly Packed[], contents: ReadonlyMap<string, Buffer>) {
  const offsets = new Map<string, { offset: number; length: number }>();
  const data: Buffer[] = [];
  const entries: Entry[] = [];
  let end = 0;
  for (const { id, key } of packed.toSorted((a, b) => a.id - b.id)) {
    let place = offsets.get(key);
    if (!place) {
      const content = contents.get(key) ?? Buffer.alloc(0);
      place = { offset: end, length: content.length };
      offsets.set(key, place);
      data.push(content);
      end += content.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.runLength === id) last.runLength += 1;
    else entries.push({ id, ...place, runLength: 1 });
  }
  return { entries, data, dataBytes: end };
}

/** A PMTiles archive of gzipped vector tiles (specification 3), whose tiles are stored in the order of arrival. */
export function createArchive() {
  const contents = new Map<string, Buffer>();
  const packed: Packed[] = [];

  /** The parts of the file, one after the other. */
  const encode = (metadata: object, bounds: Bounds): Buffer[] => {
    const { entries, data, dataBytes } = layOutTiles(packed, contents);
    const { root, leaves } = encodeDirectories(entries);
    const json = gzipSync(JSON.stringify(metadata), { level: 9 });
    const zooms = [...new Set(packed.map(({ zoom }) => zoom))];
    const header = Buffer.alloc(HEADER_BYTES);
    header.write('PMTiles');
    header.writeUInt8(VERSION, 7);
    let offset = HEADER_BYTES;
    for (const [index, length] of [root.length, json.length, leaves.length, dataBytes].entries()) {
      header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
      header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
      offset += length;
    }
    for (const [index, number] of [packed.length, entries.length, contents.size].entries())
      header.writeBigUInt64LE(BigInt(number), 72 + index * 8);
    for (const [index, byte] of [1, GZIP, GZIP, VECTOR_TILES, Math.min(...zooms), Math.max(...zooms)].entries())
      header.writeUInt8(byte, 96 + index);
    for (const [index, degrees] of bounds.entries()) header.writeInt32LE(Math.round(degrees * DEGREE), 102 + index * 4);
    return [header, root, json, leaves, ...data];
  };

  return {
    add: ({ zoom, x, y, content }: Tile) => {
      const key = hash('sha256', content, 'base64');
      if (!contents.has(key)) contents.set(key, gzipSync(content, { level: 9 }));
      packed.push({ id: toTileId(zoom, x, y), zoom, key });
    },
    getCount: () => packed.length,
    encode,
  };
}
export type Archive = ReturnType<typeof createArchive>;

/** An archive of few tiles. */
export function writePmtiles(tiles: readonly Tile[], metadata: object, bounds: Bounds = WORLD): Buffer {
  const archive = createArchive();
  for (const tile of tiles) archive.add(tile);
  return Buffer.concat(archive.encode(metadata, bounds));
}
