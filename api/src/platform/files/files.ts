import { fileTypeFromBuffer } from 'file-type';
import { MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import { z } from 'zod';
import { invalidFields } from '../errors/app-error.ts';
import type { StagedContent, StagedFile, StoredFile } from './file-store.ts';
import { readImageSize } from './image-size.rules.ts';

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

/** A file that was too large for memory: a PDF, JPEG or PNG, stored without a record. */
export class StagedUpload {
  readonly field: string;
  readonly name: string;
  readonly mime: string;
  readonly staged: StagedContent;

  constructor(field: string, { name, mime, staged }: StagedFile) {
    this.field = field;
    this.name = name;
    this.mime = mime;
    this.staged = staged;
  }
}

export const Upload = z.instanceof(UploadedFile).meta({ type: 'string', format: 'binary' });
export type DocumentUpload = UploadedFile | StagedUpload;
/** A file of a route with `acceptsDocuments`. */
export const DocumentUpload = z
  .custom<DocumentUpload>((value) => value instanceof UploadedFile || value instanceof StagedUpload)
  .meta({ type: 'string', format: 'binary' });

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
 * Validates the first megabyte of a file, which has all that is asked for; neither its name nor the sender's content
 * type is trusted. Resolves to its type.
 */
export async function readFormat(field: string, start: Buffer, formats: readonly FileFormat[]): Promise<string> {
  const mime = (await fileTypeFromBuffer(start))?.mime;
  if (!mime || !formats.some((format) => MIME_TYPES[format] === mime)) throw unsupportedFormat(field, formats);
  const { width, height } = (mime.startsWith('image/') && readImageSize(start)) || { width: 0, height: 0 };
  if (width * height > MAX_IMAGE_PIXELS) throw tooManyPixels(field);
  return mime;
}

/**
 * Validates an upload. Images that are shown, not attached, may have a megabyte, wherever documents may have more.
 * @throws 422 for a file that is too large, of another format, or an image with too many pixels
 */
export async function readUpload(upload: UploadedFile, formats?: readonly FileFormat[]): Promise<StoredFile>;
export async function readUpload(
  upload: DocumentUpload,
  formats?: readonly FileFormat[],
): Promise<StoredFile | StagedFile>;
export async function readUpload(upload: DocumentUpload, formats = DOCUMENT_FORMATS): Promise<StoredFile | StagedFile> {
  const { field } = upload;
  const name = sanitizeFileName(upload.name);
  if (upload instanceof StagedUpload) {
    const { mime, staged } = upload;
    if (formats !== DOCUMENT_FORMATS) throw fileTooLarge(field);
    return { name, mime, staged };
  }
  const { content } = upload;
  if (content.length > MAX_FILE_BYTES) throw fileTooLarge(field);
  return { name, mime: await readFormat(field, content, formats), content };
}
