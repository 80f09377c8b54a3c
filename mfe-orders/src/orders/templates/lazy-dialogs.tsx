import { lazyDialog } from 'shared-ui';

export const SaveTemplateDialog = lazyDialog(() =>
  import('./save-template-dialog.tsx').then((file) => file.SaveTemplateDialog),
);
