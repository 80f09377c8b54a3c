import { Can } from 'shared-auth';
import { DeleteZoneDialog } from './delete-zone-dialog.tsx';
import { ZoneInfoDialog } from './zone-info-dialog.tsx';
import { DELETE_ZONES, WRITE_ZONES } from './zone-access.ts';
import { EditZoneDialog, NewZoneDialog } from './zone-dialog.tsx';

/** The dialog named in the URL, if the user has access to it. */
export function ZoneDialogs({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
  if (name === 'new')
    return (
      <Can access={WRITE_ZONES}>
        <NewZoneDialog onClose={onClose} />
      </Can>
    );
  if (name === 'edit')
    return (
      <Can access={WRITE_ZONES}>
        <EditZoneDialog id={id} onClose={onClose} />
      </Can>
    );
  if (name === 'delete')
    return (
      <Can access={DELETE_ZONES}>
        <DeleteZoneDialog id={id} onClose={onClose} />
      </Can>
    );
  if (name === 'info') return <ZoneInfoDialog id={id} onClose={onClose} />;
  return null;
}
