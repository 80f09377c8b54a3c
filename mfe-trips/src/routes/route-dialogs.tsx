import { Can } from 'shared-auth';
import { RouteInfoDialog } from './route-info-dialog.tsx';
import { WRITE_ROUTES } from './route-access.ts';
import { EditRouteDialog, NewRouteDialog } from './route-dialog.tsx';

/** The dialog named in the URL, if the user has access to it. */
export function RouteDialogs({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
  if (name === 'new')
    return (
      <Can access={WRITE_ROUTES}>
        <NewRouteDialog onClose={onClose} />
      </Can>
    );
  if (name === 'edit')
    return (
      <Can access={WRITE_ROUTES}>
        <EditRouteDialog id={id} onClose={onClose} />
      </Can>
    );
  if (name === 'info') return <RouteInfoDialog id={id} onClose={onClose} />;
  return null;
}
