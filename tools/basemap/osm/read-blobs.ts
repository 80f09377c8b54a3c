import { open, type FileHandle } from 'node:fs/promises';
import { inflateSync, zstdDecompressSync } from 'node:zlib';
import { PbfReader } from 'pbf';

export type Blob = { type: string; content: Uint8Array };

/** Limits of the format: a file that exceeds them is of another one. */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * 1024 * 1024;

type Packed = { content: Uint8Array | null };

function unpack(bytes: Uint8Array): Uint8Array {
  const { content } = new PbfReader(bytes).readFields<Packed>(
    (field, result, reader) => {
      if (field === 1) result.content = reader.readBytes();
      else if (field === 3) result.content = inflateSync(reader.readBytes());
      else if (field === 7) result.content = zstdDecompressSync(reader.readBytes());
    },
    { content: null },
  );
  if (!content) throw new Error('It is packed by a method other than zlib and zstd.');
  return content;
}

const readBlobHeader = (bytes: Uint8Array) =>
  new PbfReader(bytes).readFields(
    (field, result, reader) => {
      if (field === 1) result.type = reader.readString();
      else if (field === 3) result.size = reader.readVarint();
    },
    { type: '', size: 0 },
  );

/** @throws when the file ends within it */
async function readExactly(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new Error('It ends early: download it again.');
  return buffer;
}

/** The parts of a file in the PBF format of OpenStreetMap, one after the other. */
export async function* readBlobs(file: string): AsyncGenerator<Blob> {
  const handle = await open(file);
  try {
    const { size: end } = await handle.stat();
    for (let position = 0; position < end;) {
      const headerSize = (await readExactly(handle, position, 4)).readUInt32BE();
      if (headerSize > MAX_HEADER_BYTES) throw new Error('It is not in the PBF format of OpenStreetMap.');
      const { type, size } = readBlobHeader(await readExactly(handle, position + 4, headerSize));
      if (!type || size > MAX_BLOB_BYTES) throw new Error('It is not in the PBF format of OpenStreetMap.');
      yield { type, content: unpack(await readExactly(handle, position + 4 + headerSize, size)) };
      position += 4 + headerSize + size;
    }
  } finally {
    await handle.close();
  }
}
