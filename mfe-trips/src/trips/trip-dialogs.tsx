import { whenOpened } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import type { StageDialogProps } from './stage-dialog.tsx';
import { actionLabels, notices } from './trips.messages.ts';

const StageDialog = whenOpened(() => import('./stage-dialog.tsx').then((file) => file.StageDialog));

/** The dialogs that ask for one stage, by their name in the address. */
const ONE_STAGE: Record<string, Pick<StageDialogProps, 'title' | 'to' | 'success'>> = {
  stage: { title: actionLabels.changeStage },
  assign: { title: actionLabels.assign, to: 'vehicleAssigned', success: notices.assigned },
  complete: { title: actionLabels.completeManually, to: 'manualCompleted' },
  cancel: { title: actionLabels.cancel, to: 'cancelled' },
};

/** The dialogs that actions of a trip open by the address, in the list and on the trip's page. A driver and a carrier have some of them without the right to write. */
export function TripDialogs() {
  const { dialog, close } = useListParams();
  const found = dialog && ONE_STAGE[dialog.name];
  return found && dialog ? <StageDialog key={dialog.name} id={dialog.id} {...found} onClose={close} /> : null;
}
