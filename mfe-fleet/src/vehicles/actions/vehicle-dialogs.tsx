import { lazy, Suspense } from 'react';
import { Can } from 'shared-auth';
import { WRITE_ACCESS, WRITE_SHARES_ACCESS } from '../vehicle-access.ts';

// Loaded lazily: forms and pickers are large, and lists are mostly read.
const AssignDialog = lazy(() => import('./assign-dialog.tsx').then((file) => ({ default: file.AssignDialog })));
const MetersDialog = lazy(() => import('./meters-dialog.tsx').then((file) => ({ default: file.MetersDialog })));
const ServicesDialog = lazy(() => import('./services-dialog.tsx').then((file) => ({ default: file.ServicesDialog })));
const ShareDialog = lazy(() => import('./share-dialog.tsx').then((file) => ({ default: file.ShareDialog })));

const dialogByName = {
  assign: { access: WRITE_ACCESS, Dialog: AssignDialog },
  meters: { access: WRITE_ACCESS, Dialog: MetersDialog },
  services: { access: WRITE_ACCESS, Dialog: ServicesDialog },
  share: { access: WRITE_SHARES_ACCESS, Dialog: ShareDialog },
};
const isDialogName = (name: string): name is keyof typeof dialogByName => Object.hasOwn(dialogByName, name);

/** Renders the dialog in the URL if the user has access to it. */
export function VehicleDialogs({ name, id, onClose }: { name: string; id: string; onClose: () => void }) {
  if (!isDialogName(name)) return null;
  const { access, Dialog } = dialogByName[name];
  return (
    <Can access={access}>
      <Suspense>
        <Dialog id={id} onClose={onClose} />
      </Suspense>
    </Can>
  );
}
