import { crc32, inflateSync } from 'node:zlib';
import { favicon } from './pictures.ts';
import { png } from './png.ts';

/** The chunks of a PNG, each checked against its checksum. */
function chunksOf(file: Buffer) {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const named = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks[named.toString('latin1', 0, 4)] = named.subarray(4);
    at += 12 + length;
  }
  return chunks;
}

test('a picture contains every point as it was painted', () => {
  const [width, height] = [3, 4];
  const { IHDR, IDAT, IEND } = chunksOf(png(width, height, (x, y) => [x * 100, y * 60, 255 - x, 255 - y]));
  expect([IHDR?.readUInt32BE(0), IHDR?.readUInt32BE(4), IEND?.length]).toEqual([width, height, 0]);
  const lines = inflateSync(IDAT ?? Buffer.alloc(0));
  const point = (x: number, y: number): number[] => {
    const at = y * (1 + width * 4) + 1 + x * 4;
    const above = y > 0 ? point(x, y - 1) : [0, 0, 0, 0];
    return [...lines.subarray(at, at + 4)].map((byte, i) => (byte + (above[i] ?? 0)) % 256);
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) expect(point(x, y)).toEqual([x * 100, y * 60, 255 - x, 255 - y]);
});

test('the same colour is the same picture', () => {
  expect(favicon('#0f766e').equals(favicon('#0f766e'))).toBe(true);
  expect(favicon('#0f766e').equals(favicon('#7c3aed'))).toBe(false);
});
