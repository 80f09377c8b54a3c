type Size = { width: number; height: number };

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_HEADER_BYTES = 24;

const readPngSize = (content: Buffer): Size | undefined =>
  content.length >= PNG_HEADER_BYTES
    ? { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
    : undefined;

/** Frame headers are the markers C0–CF except tables (C4, CC) and the reserved C8. */
const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;

/** The largest of all frames, because readers disagree on which one to use. */
function readJpegSize(content: Buffer): Size | undefined {
  let size: Size | undefined;
  let at = 2;
  while (at + 9 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (marker === START_OF_SCAN) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrameHeader(marker)) {
      const frame = { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
      if (!size || frame.width * frame.height > size.width * size.height) size = frame;
    }
    at += 2 + content.readUInt16BE(at + 2);
  }
  return size;
}

/** Reads the size that a PNG or JPEG declares, without decoding it; undefined where it declares none. */
export const readImageSize = (content: Buffer): Size | undefined =>
  content.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE) ? readPngSize(content) : readJpegSize(content);
