import { PbfReader } from 'pbf';

export type Tags = Readonly<Record<string, string>>;
export type Member = { isWay: boolean; id: number; role: string };

/** Functions for the elements of a block; kinds without a function are skipped. */
export type Visitor = {
  /** `tags` are null when there are none, as with most nodes. Coordinates are in units of 1e-7 degrees. */
  node?: (id: number, longitude: number, latitude: number, tags: Tags | null) => void;
  way?: (id: number, tags: Tags, refs: readonly number[]) => void;
  relation?: (tags: Tags, members: readonly Member[]) => void;
};

type Strings = (index: number) => string;
type Scale = { granularity: number; latitude: number; longitude: number };
type Block = { strings: Uint8Array[]; groups: Uint8Array[]; scale: Scale };
type Element = { id: number; keys: number[]; values: number[]; refs: number[]; roles: number[]; types: number[] };

const NANODEGREES = 100;
const WAY = 1;

function addUp(deltas: number[]): number[] {
  for (let i = 1; i < deltas.length; i += 1) deltas[i] = (deltas[i] ?? 0) + (deltas[i - 1] ?? 0);
  return deltas;
}

function readBlock(field: number, block: Block, reader: PbfReader) {
  if (field === 1)
    reader.readMessage((inner, strings) => {
      if (inner === 1) strings.push(reader.readBytes());
    }, block.strings);
  else if (field === 2) block.groups.push(reader.readBytes());
  else if (field === 17) block.scale.granularity = reader.readVarint();
  else if (field === 19) block.scale.latitude = reader.readVarint(true);
  else if (field === 20) block.scale.longitude = reader.readVarint(true);
}

/** Ways and relations have the same field numbers except for the references. */
function readElement(field: number, element: Element, reader: PbfReader) {
  if (field === 1) element.id = reader.readVarint(true);
  else if (field === 2) reader.readPackedVarint(element.keys);
  else if (field === 3) reader.readPackedVarint(element.values);
  else if (field === 10) reader.readPackedVarint(element.types);
}

function readWay(field: number, element: Element, reader: PbfReader) {
  if (field === 8) reader.readPackedSVarint(element.refs);
  else readElement(field, element, reader);
}

function readRelation(field: number, element: Element, reader: PbfReader) {
  if (field === 8) reader.readPackedVarint(element.roles);
  else if (field === 9) reader.readPackedSVarint(element.refs);
  else readElement(field, element, reader);
}

function readNode(field: number, node: Element & { place: [number, number] }, reader: PbfReader) {
  if (field === 1) node.id = reader.readSVarint();
  else if (field === 8) node.place[1] = reader.readSVarint();
  else if (field === 9) node.place[0] = reader.readSVarint();
  else readElement(field, node, reader);
}

const createElement = (): Element => ({ id: 0, keys: [], values: [], refs: [], roles: [], types: [] });

const toTags = ({ keys, values }: Element, strings: Strings): Tags =>
  Object.fromEntries(keys.map((key, index) => [strings(key), strings(values[index] ?? 0)]));

const toDegrees = (value: number, offset: number, { granularity }: Scale) =>
  Math.round((offset + granularity * value) / NANODEGREES);

function visitDense(reader: PbfReader, strings: Strings, scale: Scale, visit: NonNullable<Visitor['node']>) {
  const dense = { ids: [] as number[], latitudes: [] as number[], longitudes: [] as number[], tags: [] as number[] };
  reader.readMessage((field) => {
    if (field === 1) reader.readPackedSVarint(dense.ids);
    else if (field === 8) reader.readPackedSVarint(dense.latitudes);
    else if (field === 9) reader.readPackedSVarint(dense.longitudes);
    else if (field === 10) reader.readPackedVarint(dense.tags);
  }, dense);
  const [latitudes, longitudes] = [addUp(dense.latitudes), addUp(dense.longitudes)];
  let at = 0;
  for (const [index, id] of addUp(dense.ids).entries()) {
    const pairs: [string, string][] = [];
    for (; dense.tags[at]; at += 2) pairs.push([strings(dense.tags[at] ?? 0), strings(dense.tags[at + 1] ?? 0)]);
    at += 1;
    visit(
      id,
      toDegrees(longitudes[index] ?? 0, scale.longitude, scale),
      toDegrees(latitudes[index] ?? 0, scale.latitude, scale),
      pairs.length > 0 ? Object.fromEntries(pairs) : null,
    );
  }
}

function visitNode(reader: PbfReader, strings: Strings, scale: Scale, visit: NonNullable<Visitor['node']>) {
  const node = reader.readMessage(readNode, { ...createElement(), place: [0, 0] as [number, number] });
  const [longitude, latitude] = node.place;
  visit(
    node.id,
    toDegrees(longitude, scale.longitude, scale),
    toDegrees(latitude, scale.latitude, scale),
    node.keys.length > 0 ? toTags(node, strings) : null,
  );
}

function visitRelation(reader: PbfReader, strings: Strings, visit: NonNullable<Visitor['relation']>) {
  const relation = reader.readMessage(readRelation, createElement());
  const members = addUp(relation.refs).map((id, index) => ({
    isWay: relation.types[index] === WAY,
    id,
    role: strings(relation.roles[index] ?? 0),
  }));
  visit(toTags(relation, strings), members);
}

function createStrings(encoded: readonly Uint8Array[]): Strings {
  const decoder = new TextDecoder();
  const decoded: (string | undefined)[] = [];
  return (index) => (decoded[index] ??= decoder.decode(encoded[index]));
}

/** Visits the elements of a block (`OSMData`). */
export function decodeBlock(content: Uint8Array, { node, way, relation }: Visitor) {
  const {
    strings: encoded,
    groups,
    scale,
  } = new PbfReader(content).readFields<Block>(readBlock, {
    strings: [],
    groups: [],
    scale: { granularity: 100, latitude: 0, longitude: 0 },
  });
  const strings = createStrings(encoded);
  for (const group of groups)
    new PbfReader(group).readFields((field, _result, reader) => {
      if (field === 1 && node) visitNode(reader, strings, scale, node);
      else if (field === 2 && node) visitDense(reader, strings, scale, node);
      else if (field === 3 && way) {
        const element = reader.readMessage(readWay, createElement());
        way(element.id, toTags(element, strings), addUp(element.refs));
      } else if (field === 4 && relation) visitRelation(reader, strings, relation);
    }, null);
}
