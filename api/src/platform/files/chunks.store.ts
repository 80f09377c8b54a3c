import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ByteRange } from './byte-range.rules.ts';

/** Written in one query each. */
export const CHUNK_BYTES = 256 * 1024;
/** As text, it is still small enough for the engine to free it soon. */
const READ_BYTES = 48 * 1024;

export type Measured = { bytes: number; sha256: Buffer };

/** Cuts a content into pieces of one size, but for the last. */
export async function* inPieces(content: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let [pending, length]: [Buffer[], number] = [[], 0];
  for await (const part of content) {
    for (let at = 0; at < part.length;) {
      const taken = part.subarray(at, at + size - length);
      pending.push(taken);
      [at, length] = [at + taken.length, length + taken.length];
      if (length < size) continue;
      yield Buffer.concat(pending);
      [pending, length] = [[], 0];
    }
  }
  if (length > 0) yield Buffer.concat(pending);
}

/** Counts and hashes what passes. */
export function measure(content: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* pass() {
    for await (const part of content) {
      bytes += part.length;
      hash.update(part);
      yield part;
    }
  }
  return { content: pass(), result: (): Measured => ({ bytes, sha256: hash.digest() }) };
}

export async function writeChunks(db: Db, fileId: string, content: AsyncIterable<Buffer>): Promise<Measured> {
  const measured = measure(content);
  let position = 0;
  for await (const piece of inPieces(measured.content, CHUNK_BYTES)) {
    await db.insertInto('fileChunks').values({ fileId, position, content: piece }).execute();
    position += 1;
  }
  return measured.result();
}

/** Reads a part of a chunk at a time: PostgreSQL sends bytes as text of twice the size. @throws Error for a deleted file */
export async function* readChunks(
  db: Db,
  fileId: string,
  { start, end }: ByteRange,
  chunkBytes: number,
): AsyncGenerator<Buffer> {
  for (let at = start; at <= end;) {
    const offset = at % chunkBytes;
    const length = Math.min(READ_BYTES, chunkBytes - offset, end - at + 1);
    const { part } = await db
      .selectFrom('fileChunks')
      .select(sql<Buffer>`substring(content from ${offset + 1} for ${length})`.as('part'))
      .where('fileId', '=', fileId)
      .where('position', '=', Math.floor(at / chunkBytes))
      .executeTakeFirstOrThrow();
    at += length;
    yield part;
  }
}

export const deleteChunks = (db: Db, fileId: string) =>
  db.deleteFrom('fileChunks').where('fileId', '=', fileId).execute();
