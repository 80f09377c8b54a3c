import { Can } from 'shared-auth';
import { AssignDialog } from './assign-dialog.tsx';
import { ServicesDialog } from './services-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { SHARES, WRITE } from './vehicle-access.ts';

/** The dialog that the address names, for whoever may use it. */
export function VehicleDialogs({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
  if (name === 'assign') return <Can access={WRITE}><AssignDialog id={id} onClose={onClose} /></Can>;
  if (name === 'services') return <Can access={WRITE}><ServicesDialog id={id} onClose={onClose} /></Can>;
  if (name === 'share') return <Can access={SHARES}><ShareDialog id={id} onClose={onClose} /></Can>;
  return null;
}
