import { Can } from 'shared-auth';
import { Slot } from 'shared-ui/area';
import { EditDialog, NewDialog } from './user-dialog.tsx';
import { WRITE } from './user-access.ts';

/** The dialog that the address names, for whoever may use it. */
export function UserDialogs({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
  if (name === 'new') return <Can access={WRITE}><NewDialog onClose={onClose} /></Can>;
  if (name === 'edit') return <Can access={WRITE}><EditDialog id={id} onClose={onClose} /></Can>;
  if (name === 'driver') return <Slot name="user.driver-info" with={{ userId: id, onClose }} />;
  return null;
}
