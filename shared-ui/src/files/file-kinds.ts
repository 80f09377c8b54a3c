import { fieldMessages } from '../form/form.messages.ts';
import { fill, type Words } from '../base/words.ts';

/** What a file may be, by the names that people know. Some systems know a type by its ending only. */
const KINDS = {
  PDF: { mime: 'application/pdf', endings: ['.pdf'] },
  JPEG: { mime: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  PNG: { mime: 'image/png', endings: ['.png'] },
  SVG: { mime: 'image/svg+xml', endings: ['.svg'] },
  Excel: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', endings: ['.xlsx'] },
} as const;

export type FileKind = keyof typeof KINDS;
/** What may be uploaded as a document. */
export const DOCUMENTS: readonly FileKind[] = ['PDF', 'JPEG', 'PNG'];

export const MEGABYTE = 1024 * 1024;
const SHOWN_AS_IMAGE: readonly string[] = [KINDS.PNG.mime, KINDS.JPEG.mime, KINDS.SVG.mime];

export const isImage = (mime: string) => SHOWN_AS_IMAGE.includes(mime);
export const isPdf = (mime: string) => mime === KINDS.PDF.mime;

/** For the browser's own dialog, which offers nothing else first. */
export const acceptOf = (kinds: readonly FileKind[]) =>
  kinds.flatMap((kind) => [KINDS[kind].mime, ...KINDS[kind].endings]).join(',');

function isOfKind({ type, name }: Pick<File, 'type' | 'name'>, kind: FileKind): boolean {
  const { mime, endings } = KINDS[kind];
  return type ? type === mime : endings.some((ending) => name.toLowerCase().endsWith(ending));
}

/** Why a file is not taken; the size counts first. */
export function refusalOf(
  file: Pick<File, 'type' | 'name' | 'size'>,
  kinds: readonly FileKind[],
  maxMegabytes: number,
): Words | undefined {
  if (file.size > maxMegabytes * MEGABYTE) return fill(fieldMessages.fileTooLarge, { max: maxMegabytes });
  if (!kinds.some((kind) => isOfKind(file, kind))) return fill(fieldMessages.fileFormat, { types: kinds.join(', ') });
  return undefined;
}
