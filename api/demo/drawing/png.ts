import { crc32, deflateSync } from 'node:zlib';

/** Red, green, blue and alpha, 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number, alpha?: number];
export type Painter = (x: number, y: number) => Colour;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS = 4;
const OPAQUE = 255;
/** Eight bits a channel, colour with alpha; no interlacing. */
const FORMAT = [8, 6, 0, 0, 0];
/** Each byte is the difference from the one above, which compresses well. */
const UP = 2;

function chunk(type: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

function rows(width: number, height: number, paint: Painter): Uint8Array {
  const [line, first] = [1 + width * CHANNELS, 1];
  const plain = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1) {
    plain[y * line] = UP;
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = OPAQUE] = paint(x, y);
      plain.set([red, green, blue, alpha], y * line + first + x * CHANNELS);
    }
  }
  return plain.map((byte, i) => (i % line < first || i < line ? byte : byte - (plain[i - line] ?? 0)));
}

/** Encodes a picture as PNG. */
export function png(width: number, height: number, paint: Painter): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(FORMAT, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows(width, height, paint))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
