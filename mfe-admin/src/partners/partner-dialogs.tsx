import { Can, useSession } from 'shared-auth';
import type { OrganizationType } from 'shared-contracts/values/access';
import { AddDialog } from './add-dialog.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { InfoDialog } from './info-dialog.tsx';
import { OwnTokenDialog } from './own-token-dialog.tsx';
import { OWNS, WRITE } from './partner-access.ts';

type PartnerDialogsProps = {
  name: string;
  id: string;
  /** Once they are known. */ types: readonly OrganizationType[] | undefined;
  onClose: () => void;
};

/** The dialog that the address names, for whoever may use it. */
export function PartnerDialogs({ name, id, types, onClose }: PartnerDialogsProps) {
  const organizationId = useSession((session) => session.user?.organizationId);
  if (name === 'info') return <InfoDialog id={id} onClose={onClose} />;
  if (name === 'add')
    return (
      <Can access={WRITE}>
        <AddDialog onClose={onClose} />
      </Can>
    );
  if (name === 'new' && types)
    return (
      <Can access={WRITE}>
        <CreateDialog types={types} onClose={onClose} />
      </Can>
    );
  if (name === 'token' && organizationId)
    return (
      <Can access={OWNS}>
        <OwnTokenDialog organizationId={organizationId} onClose={onClose} />
      </Can>
    );
  return null;
}
