import { Can } from 'shared-auth';
import { useListParams } from 'shared-ui/list';
import { CancelDialog, StageDialog } from './lazy-dialogs.tsx';
import { WRITE } from './order-access.ts';

/** The dialogs that actions of an order open by the address, in the list and on the order's page. */
export function OrderDialogs() {
  const { dialog, close } = useListParams();
  if (dialog?.name === 'stage')
    return (
      <Can access={WRITE}>
        <StageDialog id={dialog.id} onClose={close} />
      </Can>
    );
  if (dialog?.name === 'cancel')
    return (
      <Can access={WRITE}>
        <CancelDialog id={dialog.id} onClose={close} />
      </Can>
    );
  return null;
}
