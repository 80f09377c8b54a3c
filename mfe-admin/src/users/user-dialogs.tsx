import { Can } from 'shared-auth';
import { whenOpened } from 'shared-ui';
import { Slot } from 'shared-ui/area';
import { WRITE } from './user-access.ts';

const NewDialog = whenOpened(() => import('./user-dialog.tsx').then((file) => file.NewDialog));
const EditDialog = whenOpened(() => import('./user-dialog.tsx').then((file) => file.EditDialog));

/** The dialog that the address names, for whoever may use it. */
export function UserDialogs({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
  if (name === 'new')
    return (
      <Can access={WRITE}>
        <NewDialog onClose={onClose} />
      </Can>
    );
  if (name === 'edit')
    return (
      <Can access={WRITE}>
        <EditDialog id={id} onClose={onClose} />
      </Can>
    );
  if (name === 'driver') return <Slot name="user.driver-info" with={{ userId: id, onClose }} />;
  return null;
}
