export { FileDrop } from './file-drop.tsx';
export { FilePreview } from './file-preview.tsx';
export { saveFile } from './save-file.ts';
export { DOCUMENT_KINDS, type FileKind } from './file-kinds.ts';
export type { FileValue, StoredFile } from './use-file-url.ts';
