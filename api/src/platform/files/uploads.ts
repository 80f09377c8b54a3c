import type { Db } from '../database/database.ts';
import type { FileStore, Ownership, StagedFile, StoredFile } from './file-store.ts';
import { type DocumentUpload, type FileFormat, readUpload } from './files.ts';
import { createThumbnail } from './thumbnails.ts';

/** The thumbnail is null for files that are no images, or too large for memory. */
export type ValidatedUpload = { file: StoredFile | StagedFile; thumbnail: StoredFile | null };
export type SavedUpload = { fileId: string; thumbnailId: string | null };

/** @throws 422 on the file's field if it is too large or of another format */
export async function validateUpload(upload: DocumentUpload, formats: readonly FileFormat[]): Promise<ValidatedUpload> {
  const file = await readUpload(upload, formats);
  return { file, thumbnail: 'staged' in file ? null : await createThumbnail(file) };
}

export async function saveUpload(
  tx: Db,
  files: FileStore,
  { file, thumbnail }: ValidatedUpload,
  ownership: Ownership,
): Promise<SavedUpload> {
  const fileId = await files.save(tx, { ...file, ...ownership });
  return { fileId, thumbnailId: thumbnail && (await files.save(tx, { ...thumbnail, ...ownership })) };
}

/** Delete the rows that reference the files first. */
export async function deleteUpload(tx: Db, files: FileStore, { fileId, thumbnailId }: SavedUpload): Promise<void> {
  await files.remove(tx, fileId);
  if (thumbnailId) await files.remove(tx, thumbnailId);
}
