import { Can } from 'shared-auth';
import { lazyDialog } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import { WRITE_ACCESS } from './work-order-access.ts';

const CreateDialog = lazyDialog(() => import('./work-order-dialogs.tsx').then((file) => file.CreateDialog));
const EditDialog = lazyDialog(() => import('./work-order-dialogs.tsx').then((file) => file.EditDialog));
const CompleteDialog = lazyDialog(() => import('./complete-dialog.tsx').then((file) => file.CompleteDialog));

/** Renders the dialog in the URL: `create`, `create.<vehicle>.<service>.<inspection>`, `edit.<id>` or `complete.<id>`. */
export function WorkOrderDialogHost({ dialog, closeDialog }: Pick<ListParams, 'dialog' | 'closeDialog'>) {
  if (!dialog) return null;
  const [vehicleId, serviceIntervalId, inspectionId] = dialog.id.split('.');
  return (
    <Can access={WRITE_ACCESS}>
      {dialog.name === 'create' && (
        <CreateDialog
          vehicleId={vehicleId || undefined}
          serviceIntervalId={serviceIntervalId || undefined}
          inspectionId={inspectionId || undefined}
          onClose={closeDialog}
        />
      )}
      {dialog.name === 'edit' && <EditDialog id={dialog.id} onClose={closeDialog} />}
      {dialog.name === 'complete' && <CompleteDialog id={dialog.id} onClose={closeDialog} />}
    </Can>
  );
}
