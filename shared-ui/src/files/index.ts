export { FileDrop } from './file-drop.tsx';
export { Preview } from './preview.tsx';
export { saveFile } from '../import/save-file.ts';
export { DOCUMENTS, type FileKind } from './kinds.ts';
export type { FileValue, StoredFile } from './use-file-address.ts';
