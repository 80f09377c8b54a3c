import type { Db } from './database.ts';
import { type FileKind, type FileStore, readUpload, type StoredFile, type UploadedFile } from './files.ts';
import { thumbnailOf } from './thumbnails.ts';

/** A file with the small picture of it, when there is one. */
export type Judged = { stored: StoredFile; small: StoredFile | null };
export type Kept = { fileId: string; thumbnailId: string | null };

/** @throws 422 naming the field of a file that is too large or not of these kinds */
export async function judge(file: UploadedFile, kinds: readonly FileKind[]): Promise<Judged> {
  const stored = await readUpload(file, kinds);
  return { stored, small: await thumbnailOf(stored) };
}

export async function keep(
  tx: Db,
  files: FileStore,
  { stored, small }: Judged,
  whose: { organizationId: string; createdAt: number },
): Promise<Kept> {
  const fileId = await files.put(tx, { ...stored, ...whose });
  return { fileId, thumbnailId: small && (await files.put(tx, { ...small, ...whose })) };
}

/** Once nothing names them any more. */
export async function forget(tx: Db, files: FileStore, { fileId, thumbnailId }: Kept): Promise<void> {
  await files.remove(tx, fileId);
  if (thumbnailId) await files.remove(tx, thumbnailId);
}
