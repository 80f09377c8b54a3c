import { Can } from 'shared-auth';
import { lazyDialog } from 'shared-ui';
import { Slot } from 'shared-ui/area';
import { WRITE } from './user-access.ts';

const NewDialog = lazyDialog(() => import('./user-dialog.tsx').then((file) => file.NewDialog));
const EditDialog = lazyDialog(() => import('./user-dialog.tsx').then((file) => file.EditDialog));

/** Renders the dialog named in the URL if the user may open it. */
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
  if (name === 'driver') return <Slot name="user.driver-info" slotProps={{ userId: id, onClose }} />;
  return null;
}
