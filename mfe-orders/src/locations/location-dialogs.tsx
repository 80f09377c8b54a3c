import { Can } from 'shared-auth';
import { DeleteDialog } from './delete-dialog.tsx';
import { InfoDialog } from './info-dialog.tsx';
import { DELETE, WRITE } from './location-access.ts';
import { EditDialog, NewDialog } from './location-dialog.tsx';

/** The dialog named in the URL, if the user has access to it. */
export function LocationDialogs({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
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
