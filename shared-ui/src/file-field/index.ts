export { FileDropField } from './file-drop-field.tsx';
