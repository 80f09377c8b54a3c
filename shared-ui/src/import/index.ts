import type { ComponentType } from 'react';
import { whenOpened } from '../feedback/when-opened.tsx';
import type { ImportDialogProps } from './import-dialog.tsx';

export { ImportButton } from './import-button.tsx';
export const ImportDialog: ComponentType<ImportDialogProps> = whenOpened(() =>
  import('./import-dialog.tsx').then((file) => file.ImportDialog),
);
