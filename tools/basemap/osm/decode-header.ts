import { PbfReader } from 'pbf';
import { toBounds, type Bounds } from './points.ts';

const READABLE = ['OsmSchema-V0.6', 'DenseNodes'];
/** Nanodegrees per unit of `Points`. */
const NANODEGREES = 100;

type Box = { left: number; right: number; top: number; bottom: number };

function readBox(field: number, box: Box, reader: PbfReader) {
  if (field === 1) box.left = reader.readSVarint() / NANODEGREES;
  else if (field === 2) box.right = reader.readSVarint() / NANODEGREES;
  else if (field === 3) box.top = reader.readSVarint() / NANODEGREES;
  else if (field === 4) box.bottom = reader.readSVarint() / NANODEGREES;
}

/** The bounds that the file claims to cover. @throws when it requires unsupported features */
export function decodeHeader(content: Uint8Array): Bounds | null {
  const header = { box: null as Box | null, features: [] as string[] };
  new PbfReader(content).readFields((field, result, reader) => {
    if (field === 1) result.box = reader.readMessage(readBox, { left: 0, right: 0, top: 0, bottom: 0 });
    else if (field === 4) result.features.push(reader.readString());
  }, header);
  const foreign = header.features.filter((feature) => !READABLE.includes(feature));
  if (foreign.length > 0) throw new Error(`It uses ${foreign.join(', ')}, which this command can't read.`);
  return header.box && toBounds([header.box.left, header.box.bottom, header.box.right, header.box.top]);
}
