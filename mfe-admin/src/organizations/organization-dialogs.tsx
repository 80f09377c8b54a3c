import { Can } from 'shared-auth';
import type { OrganizationType } from 'shared-contracts/values/identity/access';
import { ChangesDialog } from './changes-dialog.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { DeclinedDialog } from './declined-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { ROOT, WRITE } from './organization-access.ts';

type OrganizationDialogsProps = {
  name: string;
  id: string;
  /** Undefined until loaded. */ types: readonly OrganizationType[] | undefined;
  onClose: () => void;
};

/** Renders the dialog named in the URL if the user may open it. */
export function OrganizationDialogs({ name, id, types, onClose }: OrganizationDialogsProps) {
  if (name === 'details') return <DetailsDialog id={id} onClose={onClose} />;
  if (name === 'declined')
    return (
      <Can access={ROOT}>
        <DeclinedDialog onClose={onClose} />
      </Can>
    );
  if (name === 'changes')
    return (
      <Can access={ROOT}>
        <ChangesDialog id={id} onClose={onClose} />
      </Can>
    );
  if (name === 'new' && types)
    return (
      <Can access={WRITE}>
        <CreateDialog types={types} onClose={onClose} />
      </Can>
    );
  if (name === 'edit' && types)
    return (
      <Can access={ROOT}>
        <EditDialog id={id} types={types} onClose={onClose} />
      </Can>
    );
  return null;
}
