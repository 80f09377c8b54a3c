import { Can } from 'shared-auth';
import { DeleteDialog } from './delete-dialog.tsx';
import { InfoDialog } from './info-dialog.tsx';
import { DELETE, WRITE } from './zone-access.ts';
import { EditDialog, NewDialog } from './zone-dialog.tsx';

/** The dialog that the address names, for whoever may use it. */
export function ZoneDialogs({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
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
  if (name === 'delete')
    return (
      <Can access={DELETE}>
        <DeleteDialog id={id} onClose={onClose} />
      </Can>
    );
  if (name === 'info') return <InfoDialog id={id} onClose={onClose} />;
  return null;
}
