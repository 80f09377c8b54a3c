import { fieldMessages } from '../form/form.messages.ts';
import { withValues, type Message } from '../base/message.ts';

/** Accepted kinds of files by their usual names. Some systems recognise a type by its extension only. */
export const KINDS = {
  PDF: { mime: 'application/pdf', extensions: ['.pdf'] },
  JPEG: { mime: 'image/jpeg', extensions: ['.jpg', '.jpeg'] },
  PNG: { mime: 'image/png', extensions: ['.png'] },
  SVG: { mime: 'image/svg+xml', extensions: ['.svg'] },
  Excel: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extensions: ['.xlsx'] },
} as const;

export type FileKind = keyof typeof KINDS;

/** Tables are accepted as Excel or CSV. Windows uses the last type for CSV files when Excel is installed. */
const CSV = { mimes: ['text/csv', 'application/vnd.ms-excel'], extension: '.csv' };
export const nameOfKind = (kind: FileKind): string => (kind === 'Excel' ? 'Excel, CSV' : kind);

/** Kinds of files that can be uploaded as a document. */
export const DOCUMENT_KINDS: readonly FileKind[] = ['PDF', 'JPEG', 'PNG'];

export const MEGABYTE = 1024 * 1024;
const IMAGE_TYPES: readonly string[] = [KINDS.PNG.mime, KINDS.JPEG.mime, KINDS.SVG.mime];

export const isImage = (mime: string) => IMAGE_TYPES.includes(mime);
export const isPdf = (mime: string) => mime === KINDS.PDF.mime;

/** Value of the `accept` attribute of a file input. */
export const toAcceptAttribute = (kinds: readonly FileKind[]) =>
  kinds
    .flatMap((kind) => [
      KINDS[kind].mime,
      ...KINDS[kind].extensions,
      ...(kind === 'Excel' ? [CSV.mimes[0], CSV.extension] : []),
    ])
    .join(',');

function isOfKind({ type, name }: Pick<File, 'type' | 'name'>, kind: FileKind): boolean {
  const { mime, extensions } = KINDS[kind];
  if (kind === 'Excel' && name.toLowerCase().endsWith(CSV.extension)) return !type || CSV.mimes.includes(type);
  return type ? type === mime : extensions.some((extension) => name.toLowerCase().endsWith(extension));
}

/** Returns why a file is rejected; the size is checked first. */
export function validateFile(
  file: Pick<File, 'type' | 'name' | 'size'>,
  kinds: readonly FileKind[],
  maxMegabytes: number,
): Message | undefined {
  if (file.size > maxMegabytes * MEGABYTE) return withValues(fieldMessages.fileTooLarge, { max: maxMegabytes });
  if (!kinds.some((kind) => isOfKind(file, kind)))
    return withValues(fieldMessages.fileFormat, { types: kinds.map(nameOfKind).join(', ') });
  return undefined;
}
