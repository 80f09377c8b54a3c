import { classifyArea, classifyLine, classifyPlace, getBorderLevel, pickNames, type Kind } from './classify.rules.ts';
import { decodeBlock, type Member, type Tags, type Visitor } from './decode-block.ts';
import { decodeHeader } from './decode-header.ts';
import { createNumbers, createPoints, type Bounds } from './points.ts';
import { readBlobs } from './read-blobs.ts';

export type Names = Readonly<Record<string, string>>;
type Part = { kind: Kind; names: Names };
/** `start` and `end` of its nodes in the list of all. */
type Span = { start: number; end: number };
type Relation = Part & { outer: number[]; inner: number[] };
export type Place = Part & { population: number; longitude: number; latitude: number };

/** A way that is drawn as a line, or filled as an area. */
type Way = Part & Span & { isArea: boolean };

export type CollectOptions = { hasBuildings: boolean; maxNodes: number };

export class TooLarge extends Error {}

async function visitBlocks(file: string, visitor: Visitor): Promise<Bounds | null> {
  let bounds: Bounds | null = null;
  for await (const { type, content } of readBlobs(file)) {
    if (type === 'OSMHeader') bounds = decodeHeader(content);
    else if (type === 'OSMData') decodeBlock(content, visitor);
  }
  return bounds;
}

const pickWays = (members: readonly Member[], isInner: boolean) =>
  members.filter(({ isWay, role }) => isWay && (role === 'inner') === isInner).map(({ id }) => id);

const isArea = (tags: Tags) => tags['type'] === 'multipolygon' || tags['type'] === 'boundary';

/** Information of relations about their ways: the rings of areas, and borders with the highest level of each way. */
async function collectRelations(file: string, hasBuildings: boolean) {
  const areas: Relation[] = [];
  const borders = new Map<number, number>();
  const bounds = await visitBlocks(file, {
    relation: (tags, members) => {
      const level = getBorderLevel(tags);
      if (level !== null)
        for (const id of pickWays(members, false)) borders.set(id, Math.min(level, borders.get(id) ?? level));
      const kind = isArea(tags) ? classifyArea(tags, hasBuildings) : null;
      if (kind)
        areas.push({ kind, names: pickNames(tags), outer: pickWays(members, false), inner: pickWays(members, true) });
    },
  });
  return { areas, borders, bounds };
}

/** @throws TooLarge when they don't fit into memory */
async function collectWays(file: string, { hasBuildings, maxNodes }: CollectOptions, { areas, borders }: Relations) {
  const members = new Set(areas.flatMap(({ outer, inner }) => [...outer, ...inner]));
  const nodes = createNumbers();
  const ways: Way[] = [];
  const [coasts, borderLines, memberLines] = [
    [] as Span[],
    [] as (Span & { level: number })[],
    new Map<number, Span>(),
  ];
  await visitBlocks(file, {
    way: (id, tags, refs) => {
      const isClosed = refs.length > 3 && refs[0] === refs.at(-1);
      const line = classifyLine(tags);
      const area = isClosed ? classifyArea(tags, hasBuildings) : null;
      const level = borders.get(id);
      const isCoast = tags['natural'] === 'coastline';
      if (!line && !area && level === undefined && !isCoast && !members.has(id)) return;
      const span = { start: nodes.getLength(), end: nodes.getLength() + refs.length };
      for (const ref of refs) nodes.push(ref);
      if (span.end > maxNodes) throw new TooLarge();
      if (line) ways.push({ ...span, kind: line, names: pickNames(tags), isArea: false });
      if (area) ways.push({ ...span, kind: area, names: pickNames(tags), isArea: true });
      if (level !== undefined) borderLines.push({ ...span, level });
      if (isCoast) coasts.push(span);
      if (members.has(id)) memberLines.set(id, span);
    },
  });
  return { nodes: nodes.toArray(), ways, coasts, borderLines, memberLines };
}
type Relations = Awaited<ReturnType<typeof collectRelations>>;

async function collectNodes(file: string, nodes: Float64Array) {
  const points = createPoints(nodes);
  const places: Place[] = [];
  await visitBlocks(file, {
    node: (id, longitude, latitude, tags) => {
      points.place(id, longitude, latitude);
      const kind = tags && classifyPlace(tags);
      if (kind)
        places.push({ kind, names: pickNames(tags), population: Number(tags['population']) || 0, longitude, latitude });
    },
  });
  return { points, places: places.toSorted((a, b) => b.population - a.population) };
}

/**
 * Reads the file three times, since nodes precede the ways that use them, and ways their relations; so only what maps
 * show is held in memory.
 * @throws TooLarge
 */
export async function collectElements(file: string, options: CollectOptions) {
  const relations = await collectRelations(file, options.hasBuildings);
  const ways = await collectWays(file, options, relations);
  const { points, places } = await collectNodes(file, ways.nodes);
  const toLine = ({ start, end }: Span) => points.toLine(ways.nodes.subarray(start, end));
  return { ...ways, areas: relations.areas, bounds: relations.bounds, points, places, toLine };
}
export type Elements = Awaited<ReturnType<typeof collectElements>>;
