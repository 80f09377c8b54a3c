import { DOCUMENT_SIZE_META_NAME, MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import { isPdf, KINDS, MEGABYTE, type FileKind } from './file-kinds.ts';

const DEFAULT_MEGABYTES = MAX_FILE_BYTES / MEGABYTE;

/** The portal's limit for attached documents; the page contains it unless it is the default. */
export const getDocumentMegabytes = (): number =>
  Number(document.querySelector<HTMLMetaElement>(`meta[name="${DOCUMENT_SIZE_META_NAME}"]`)?.content) ||
  DEFAULT_MEGABYTES;

/** Fields that take a PDF attach documents; others show an image. */
export const getMaxMegabytes = (kinds: readonly FileKind[]): number =>
  kinds.some((kind) => isPdf(KINDS[kind].mime)) ? getDocumentMegabytes() : DEFAULT_MEGABYTES;
