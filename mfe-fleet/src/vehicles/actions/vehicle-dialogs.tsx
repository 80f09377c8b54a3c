import { lazy, Suspense } from 'react';
import { Can } from 'shared-auth';
import { SHARES, WRITE } from './vehicle-access.ts';

// Forms and pickers weigh more than a list, which is read more often than anything of it is changed.
const AssignDialog = lazy(() => import('./assign-dialog.tsx').then((file) => ({ default: file.AssignDialog })));
const ServicesDialog = lazy(() => import('./services-dialog.tsx').then((file) => ({ default: file.ServicesDialog })));
const ShareDialog = lazy(() => import('./share-dialog.tsx').then((file) => ({ default: file.ShareDialog })));

const DIALOGS = {
  assign: { access: WRITE, Named: AssignDialog },
  services: { access: WRITE, Named: ServicesDialog },
  share: { access: SHARES, Named: ShareDialog },
};
const isKnown = (name: string): name is keyof typeof DIALOGS => Object.hasOwn(DIALOGS, name);

/** The dialog that the address names, for whoever may use it. */
export function VehicleDialogs({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
  if (!isKnown(name)) return null;
  const { access, Named } = DIALOGS[name];
  return (
    <Can access={access}>
      <Suspense>
        <Named id={id} onClose={onClose} />
      </Suspense>
    </Can>
  );
}
