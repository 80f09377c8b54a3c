export { FileDrop } from './file-drop.tsx';
export { FilePreview } from './file-preview.tsx';
export { shrinkImage } from './shrink-image.ts';
export { saveFile } from './save-file.ts';
export { saveResponse } from './save-response.ts';
export { getDocumentMegabytes } from './document-megabytes.ts';
export { DOCUMENT_KINDS, type FileKind, validateFile } from './file-kinds.ts';
export type { FileValue, StoredFile } from './use-file-url.ts';
