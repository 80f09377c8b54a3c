import { fileTypeFromBuffer } from 'file-type';
import { MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import { z } from 'zod';
import type { Db } from './database.ts';
import { invalidFields } from './errors.ts';

export type StoredFile = { name: string; mime: string; content: Buffer };
type NewFile = StoredFile & { organizationId: string; createdAt: number };

/** Where files lie: in the database, unless another store is put in its place. */
export type FileStore = {
  put: (tx: Db, file: NewFile) => Promise<string>;
  get: (db: Db, id: string) => Promise<StoredFile | undefined>;
  remove: (tx: Db, id: string) => Promise<void>;
};

export const databaseFiles: FileStore = {
  put: async (tx, file) => {
    const { id } = await tx
      .insertInto('files')
      .values({ ...file, bytes: file.content.length })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  get: (db, id) => db.selectFrom('files').select(['name', 'mime', 'content']).where('id', '=', id).executeTakeFirst(),
  remove: async (tx, id) => {
    await tx.deleteFrom('files').where('id', '=', id).execute();
  },
};

const KINDS = { PDF: 'application/pdf', JPEG: 'image/jpeg', PNG: 'image/png' } as const;
export type FileKind = keyof typeof KINDS;
export const DOCUMENTS: readonly FileKind[] = ['PDF', 'JPEG', 'PNG'];
export const IMAGES: readonly FileKind[] = ['JPEG', 'PNG'];

const MEGABYTE = 1024 * 1024;
const NAME_LENGTH = 200;

/** A file as it came in a form, not judged yet. */
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

const bytes = { schema: z.unknown().meta({ type: 'string', format: 'binary' }) };
/** The answer of a route that sends a picture. */
export const Picture = { description: 'OK', content: { 'image/jpeg': bytes, 'image/png': bytes } };
/** The answer of a route that sends what was uploaded. */
export const Document = { description: 'OK', content: { 'application/pdf': bytes, ...Picture.content } };

const refused = (field: string, code: string, message: string, params: Record<string, string | number>) =>
  invalidFields({ [field]: { code, message, params } });

export const fileTooLarge = (field: string, most = MAX_FILE_BYTES) => {
  const max = most / MEGABYTE;
  return refused(field, 'fileTooLarge', `Max file size. Max ${max} Mb`, { max });
};

const wrongFormat = (field: string, kinds: readonly FileKind[]) => {
  const types = kinds.join(', ');
  return refused(field, 'fileFormat', `File has invalid format. Only ${types} supported`, { types });
};

export const plainName = (name: string) => name.replace(/[\p{C}/\\]/gu, '').slice(-NAME_LENGTH) || 'file';

/** The content of an upload if it is what it may be; its own bytes tell, not its name or its sender. */
export async function readUpload(
  { field, name, content }: UploadedFile,
  kinds: readonly FileKind[] = DOCUMENTS,
): Promise<StoredFile> {
  if (content.length > MAX_FILE_BYTES) throw fileTooLarge(field);
  const mime = (await fileTypeFromBuffer(content))?.mime;
  if (!mime || !kinds.some((kind) => KINDS[kind] === mime)) throw wrongFormat(field, kinds);
  return { name: plainName(name), mime, content };
}
