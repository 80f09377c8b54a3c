import { Can, useSession } from 'shared-auth';
import type { OrganizationType } from 'shared-contracts/values/identity/access';
import { AddDialog } from './add-dialog.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { InfoDialog } from './info-dialog.tsx';
import { SharingDialog } from './sharing-dialog.tsx';
import { PartnerTokenDialog } from './partner-token-dialog.tsx';
import { OWNER_WRITE, WRITE } from './partner-access.ts';

type PartnerDialogsProps = {
  name: string;
  id: string;
  /** Undefined until loaded. */ types: readonly OrganizationType[] | undefined;
  onClose: () => void;
};

/** Renders the dialog named in the URL if the user may open it. */
export function PartnerDialogs({ name, id, types, onClose }: PartnerDialogsProps) {
  const organizationId = useSession((session) => session.user?.organizationId);
  if (name === 'info') return <InfoDialog id={id} onClose={onClose} />;
  if (name === 'sharing')
    return (
      <Can access={WRITE}>
        <SharingDialog id={id} onClose={onClose} />
      </Can>
    );
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
      <Can access={OWNER_WRITE}>
        <PartnerTokenDialog organizationId={organizationId} onClose={onClose} />
      </Can>
    );
  return null;
}
