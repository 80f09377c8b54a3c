import { lazyDialog } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import type { StageDialogProps } from './stages/stage-dialog.tsx';
import { actionLabels, notices } from './trips.messages.ts';

const StageDialog = lazyDialog(() => import('./stages/stage-dialog.tsx').then((module) => module.StageDialog));

const HandoverDialog = lazyDialog(() =>
  import('./handover/handover-dialog.tsx').then((module) => module.HandoverDialog),
);

const RemoveOrdersDialog = lazyDialog(() =>
  import('./on-road/remove-orders-dialog.tsx').then((module) => module.RemoveOrdersDialog),
);

const AddOrderDialog = lazyDialog(() =>
  import('./on-road/add-order-dialog.tsx').then((module) => module.AddOrderDialog),
);

const SplitDialog = lazyDialog(() => import('./transfers/split-dialog.tsx').then((module) => module.SplitDialog));

/** Stage dialogs by their name in the URL. */
const STAGE_DIALOGS: Record<string, Pick<StageDialogProps, 'title' | 'targetStage' | 'successMessage'>> = {
  stage: { title: actionLabels.changeStage },
  assign: { title: actionLabels.assign, targetStage: 'vehicleAssigned', successMessage: notices.assigned },
  complete: { title: actionLabels.completeManually, targetStage: 'manualCompleted' },
  cancel: { title: actionLabels.cancel, targetStage: 'cancelled' },
};

/**
 * Dialogs that trip actions open by URL, on the list and the detail page.
 * No write access required: drivers and carriers have some of these actions, too.
 */
export function TripDialogs() {
  const { dialog, closeDialog } = useListParams();
  if (dialog?.name === 'handover') return <HandoverDialog id={dialog.id} onClose={closeDialog} />;
  if (dialog?.name === 'cancel-rest') return <RemoveOrdersDialog id={dialog.id} onClose={closeDialog} />;
  if (dialog?.name === 'add-order') return <AddOrderDialog id={dialog.id} onClose={closeDialog} />;
  if (dialog?.name === 'split') return <SplitDialog id={dialog.id} onClose={closeDialog} />;
  const props = dialog && STAGE_DIALOGS[dialog.name];
  return props && dialog ? <StageDialog key={dialog.name} id={dialog.id} {...props} onClose={closeDialog} /> : null;
}
