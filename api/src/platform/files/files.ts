import { fileTypeFromBuffer } from 'file-type';
import { MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { AppError, invalidFields } from '../errors/app-error.ts';
import { readImageSize } from './image-size.rules.ts';

export type StoredFile = { name: string; mime: string; content: Buffer };
type NewFile = StoredFile & { organizationId: string; createdAt: number };

/** Stores file contents. `databaseFiles` stores them in the database. */
export type FileStore = {
  save: (tx: Db, file: NewFile) => Promise<string>;
  get: (db: Db, id: string) => Promise<StoredFile | undefined>;
  remove: (tx: Db, id: string) => Promise<void>;
  /** Deletes what removed files have left outside of the database; resolves to their number. */
  purge: (db: Db) => Promise<number>;
};

export const databaseFiles: FileStore = {
  save: async (tx, file) => {
    const { id } = await tx
      .insertInto('files')
      .values({ ...file, bytes: file.content.length })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  get: async (db, id) => {
    const found = await db
      .selectFrom('files')
      .select(['name', 'mime', 'content'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) return undefined;
    const { content, ...file } = found;
    if (!content) throw new AppError(503, 'filesUnavailable', 'The file is in a bucket, which FILES_URL has to name');
    return { ...file, content };
  },
  remove: async (tx, id) => {
    await tx.deleteFrom('files').where('id', '=', id).execute();
  },
  purge: async () => 0,
};

const MIME_TYPES = { PDF: 'application/pdf', JPEG: 'image/jpeg', PNG: 'image/png' } as const;
export type FileFormat = keyof typeof MIME_TYPES;
export const DOCUMENT_FORMATS: readonly FileFormat[] = ['PDF', 'JPEG', 'PNG'];
export const IMAGE_FORMATS: readonly FileFormat[] = ['JPEG', 'PNG'];

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;
/** Limits memory: a compressed image of a megabyte may have any number of pixels, and anyone who opens it decodes them all. */
export const MAX_IMAGE_PIXELS = 25 * MEGAPIXEL;
const MAX_NAME_LENGTH = 200;

/** A file of a submitted form, not validated yet. */
export class UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly content: Buffer;

  constructor(field: string, name: string, content: Buffer) {
    this.field = field;
    this.name = name;
    this.content = content;
  }
}

export const Upload = z.instanceof(UploadedFile).meta({ type: 'string', format: 'binary' });

const binary = { schema: z.unknown().meta({ type: 'string', format: 'binary' }) };
/** The response schema of a route that sends an image. */
export const ImageResponse = { description: 'OK', content: { 'image/jpeg': binary, 'image/png': binary } };
/** The response schema of a route that sends an uploaded document. */
export const DocumentResponse = { description: 'OK', content: { 'application/pdf': binary, ...ImageResponse.content } };

const fileError = (field: string, code: string, message: string, params: Record<string, string | number>) =>
  invalidFields({ [field]: { code, message, params } });

export const fileTooLarge = (field: string, maxBytes = MAX_FILE_BYTES) => {
  const max = maxBytes / MEGABYTE;
  return fileError(field, 'fileTooLarge', `Max file size. Max ${max} Mb`, { max });
};

const tooManyPixels = (field: string) => {
  const max = MAX_IMAGE_PIXELS / MEGAPIXEL;
  return fileError(field, 'tooManyPixels', `Max image size. Max ${max} megapixels`, { max });
};

const unsupportedFormat = (field: string, formats: readonly FileFormat[]) => {
  const types = formats.join(', ');
  return fileError(field, 'fileFormat', `File has invalid format. Only ${types} supported`, { types });
};

export const sanitizeFileName = (name: string) => name.replace(/[\p{C}/\\]/gu, '').slice(-MAX_NAME_LENGTH) || 'file';

/**
 * Validates an upload by its content; neither its name nor the sender's content type is trusted.
 * @throws 422 for a file that is too large, of another format, or an image with too many pixels
 */
export async function readUpload(
  { field, name, content }: UploadedFile,
  formats: readonly FileFormat[] = DOCUMENT_FORMATS,
): Promise<StoredFile> {
  if (content.length > MAX_FILE_BYTES) throw fileTooLarge(field);
  const mime = (await fileTypeFromBuffer(content))?.mime;
  if (!mime || !formats.some((format) => MIME_TYPES[format] === mime)) throw unsupportedFormat(field, formats);
  const { width, height } = (mime.startsWith('image/') && readImageSize(content)) || { width: 0, height: 0 };
  if (width * height > MAX_IMAGE_PIXELS) throw tooManyPixels(field);
  return { name: sanitizeFileName(name), mime, content };
}
