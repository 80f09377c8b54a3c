export { ImportButton } from './import-button.tsx';
export { ImportDialog } from './import-dialog.tsx';
