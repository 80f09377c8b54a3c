import { Can } from 'shared-auth';
import { useListParams } from 'shared-ui/list';
import { CancelDialog, DeclineDialog, StageDialog } from './lazy-dialogs.tsx';
import { WRITE } from '../order-access.ts';

/** Dialogs that order actions open by URL, in the list and on the order's page. */
export function OrderDialogs() {
  const { dialog, closeDialog } = useListParams();
  if (dialog?.name === 'stage')
    return (
      <Can access={WRITE}>
        <StageDialog id={dialog.id} onClose={closeDialog} />
      </Can>
    );
  if (dialog?.name === 'cancel')
    return (
      <Can access={WRITE}>
        <CancelDialog id={dialog.id} onClose={closeDialog} />
      </Can>
    );
  if (dialog?.name === 'decline') return <DeclineDialog id={dialog.id} onClose={closeDialog} />;
  return null;
}
