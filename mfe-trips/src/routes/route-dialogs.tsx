import { Can } from 'shared-auth';
import { InfoDialog } from './info-dialog.tsx';
import { WRITE } from './route-access.ts';
import { EditDialog, NewDialog } from './route-dialog.tsx';

/** The dialog that the address names, for whoever may use it. */
export function RouteDialogs({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
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
  if (name === 'info') return <InfoDialog id={id} onClose={onClose} />;
  return null;
}
