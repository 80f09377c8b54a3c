import type { ComponentType } from 'react';
import { lazyDialog } from '../feedback/lazy-dialog.tsx';
import type { ImportDialogProps } from './import-dialog.tsx';

export { ImportButton } from './import-button.tsx';
export const ImportDialog: ComponentType<ImportDialogProps> = lazyDialog(() =>
  import('./import-dialog.tsx').then((file) => file.ImportDialog),
);
