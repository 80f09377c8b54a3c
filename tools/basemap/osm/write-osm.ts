import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

type Tags = Record<string, string>;
export type OsmNode = { id: number; at: readonly [longitude: number, latitude: number]; tags?: Tags };
export type OsmWay = { id: number; refs: readonly number[]; tags: Tags };
export type OsmRelation = { tags: Tags; members: readonly { id: number; role: string }[] };
export type Osm = {
  bounds?: readonly [west: number, south: number, east: number, north: number];
  features?: readonly string[];
  nodes: readonly OsmNode[];
  ways: readonly OsmWay[];
  relations: readonly OsmRelation[];
};

const DEGREE = 10_000_000;
const toDeltas = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));
const toUnits = (degrees: number) => Math.round(degrees * DEGREE);

function writeSigned(writer: PbfWriter, field: number, value: number) {
  writer.writeTag(field, 0);
  writer.writeSVarint(value);
}

function encode(write: (writer: PbfWriter) => void): Uint8Array {
  const writer = new PbfWriter();
  write(writer);
  return writer.finish();
}

function toBlob(type: string, content: Uint8Array): Buffer {
  const blob = encode((writer) => {
    writer.writeVarintField(2, content.length);
    writer.writeBytesField(3, deflateSync(content));
  });
  const header = encode((writer) => {
    writer.writeStringField(1, type);
    writer.writeVarintField(3, blob.length);
  });
  const size = Buffer.alloc(4);
  size.writeUInt32BE(header.length);
  return Buffer.concat([size, header, blob]);
}

const encodeHeader = ({ bounds, features = ['OsmSchema-V0.6', 'DenseNodes'] }: Osm) =>
  encode((writer) => {
    if (bounds)
      writer.writeMessage(
        1,
        ([west, south, east, north], box) => {
          for (const [index, degrees] of [west, east, north, south].entries())
            writeSigned(box, index + 1, degrees * 1e9);
        },
        bounds,
      );
    for (const feature of features) writer.writeStringField(4, feature);
  });

function createStrings() {
  const all = [''];
  const indexes = new Map<string, number>();
  const indexOf = (text: string) => {
    const index = indexes.get(text) ?? all.length;
    if (index === all.length) all.push(text);
    indexes.set(text, index);
    return index;
  };
  return { all, indexOf };
}

/** A file in the PBF format of OpenStreetMap: all nodes but the last dense, as the tools write them. */
export function writeOsm(osm: Osm): Buffer {
  const { all, indexOf } = createStrings();
  const writeTags = (tags: Tags, writer: PbfWriter) => {
    writer.writePackedVarint(2, Object.keys(tags).map(indexOf));
    writer.writePackedVarint(3, Object.values(tags).map(indexOf));
  };
  const dense = osm.nodes.slice(0, -1);
  const groups = [
    encode((group) =>
      group.writeMessage(
        2,
        (nodes, writer) => {
          writer.writePackedSVarint(1, toDeltas(nodes.map(({ id }) => id)));
          writer.writePackedSVarint(8, toDeltas(nodes.map(({ at }) => toUnits(at[1]))));
          writer.writePackedSVarint(9, toDeltas(nodes.map(({ at }) => toUnits(at[0]))));
          const tags = nodes.map(({ tags: own = {} }) => [...Object.entries(own).flat().map(indexOf), 0]);
          writer.writePackedVarint(10, tags.flat());
        },
        dense,
      ),
    ),
    encode((group) => {
      for (const { id, at, tags = {} } of osm.nodes.slice(-1))
        group.writeMessage(
          1,
          (_node, writer) => {
            for (const [field, value] of [
              [1, id],
              [8, toUnits(at[1])],
              [9, toUnits(at[0])],
            ] as const)
              writeSigned(writer, field, value);
            writeTags(tags, writer);
          },
          null,
        );
    }),
    encode((group) => {
      for (const way of osm.ways)
        group.writeMessage(
          3,
          ({ id, tags, refs }, writer) => {
            writer.writeVarintField(1, id);
            writeTags(tags, writer);
            writer.writePackedSVarint(8, toDeltas(refs));
          },
          way,
        );
    }),
    encode((group) => {
      for (const relation of osm.relations)
        group.writeMessage(
          4,
          ({ tags, members }, writer) => {
            writer.writeVarintField(1, 1);
            writeTags(tags, writer);
            writer.writePackedVarint(
              8,
              members.map(({ role }) => indexOf(role)),
            );
            writer.writePackedSVarint(9, toDeltas(members.map(({ id }) => id)));
            writer.writePackedVarint(
              10,
              members.map(() => 1),
            );
          },
          relation,
        );
    }),
  ];
  const block = encode((writer) => {
    writer.writeMessage(
      1,
      (strings, table) => {
        for (const text of strings) table.writeStringField(1, text);
      },
      all,
    );
    for (const group of groups) writer.writeBytesField(2, group);
  });
  return Buffer.concat([toBlob('OSMHeader', encodeHeader(osm)), toBlob('OSMData', block)]);
}
