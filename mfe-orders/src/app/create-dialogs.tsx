import type { ComponentType } from 'react';
import { lazyDialog } from 'shared-ui';
import { WRITE as WRITE_CARGOS } from '../cargos/cargo-access.ts';
import { WRITE as WRITE_CONTACTS } from '../contacts/contact-access.ts';
import { WRITE as WRITE_LOCATIONS } from '../locations/location-access.ts';
import { CreateDialogsContext, type CreateDialogs } from '../orders/form/create-dialogs.tsx';

const NewLocation = lazyDialog(() => import('../locations/location-dialog.tsx').then((file) => file.NewDialog));
const NewContact = lazyDialog(() => import('../contacts/contact-dialog.tsx').then((file) => file.NewDialog));
const CargoDialog = lazyDialog(() => import('../cargos/cargo-dialog.tsx').then((file) => file.CargoDialog));

/** Orders create records of other features, which they may not import. */
const createDialogs: CreateDialogs = {
  location: {
    access: WRITE_LOCATIONS,
    Dialog: ({ contactDefaults: _unused, ...dialog }) => <NewLocation {...dialog} />,
  },
  contact: {
    access: WRITE_CONTACTS,
    Dialog: ({ contactDefaults, ...dialog }) => <NewContact {...contactDefaults} {...dialog} />,
  },
  cargo: {
    access: WRITE_CARGOS,
    Dialog: ({ name, onCreated, onClose }) => <CargoDialog id="" name={name} onSaved={onCreated} onClose={onClose} />,
  },
};

/** A page whose order form can create locations, contacts and cargos. */
export const withCreateDialogs = (OrderPage: ComponentType) =>
  function PageWithCreateDialogs() {
    return (
      <CreateDialogsContext value={createDialogs}>
        <OrderPage />
      </CreateDialogsContext>
    );
  };
