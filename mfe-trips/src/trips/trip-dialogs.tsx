import { useListParams } from 'shared-ui/list';
import { ONE_STAGE, StageDialog } from './stage-dialog.tsx';

/** The dialogs that actions of a trip open by the address, in the list and on the trip's page. A driver and a carrier have some of them without the right to write. */
export function TripDialogs() {
  const { dialog, close } = useListParams();
  const found = dialog && ONE_STAGE[dialog.name];
  return found && dialog ? <StageDialog key={dialog.name} id={dialog.id} {...found} onClose={close} /> : null;
}
