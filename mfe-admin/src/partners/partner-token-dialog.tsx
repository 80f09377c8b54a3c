import { useQuery } from '@tanstack/react-query';
import { Loaded, Skeleton } from 'shared-ui';
import { CopyField } from 'shared-ui/form';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { partnerQueries } from './partners.api.ts';
import { messages } from './partners.messages.ts';

/** What another organization enters to ask us. */
export function OwnTokenDialog({ organizationId, onClose }: { organizationId: string; onClose: () => void }) {
  const token = useQuery(partnerQueries.ownToken(organizationId));
  return (
    <Dialog title={messages.ownToken} width={500} onClose={onClose}>
      <Loaded
        query={token}
        size="inline"
        skeleton={
          <DialogBody>
            <Skeleton h="14" />
          </DialogBody>
        }
      >
        {(value) => (
          <DialogBody>
            <CopyField label={messages.token} value={value} help={messages.ownTokenHelp} />
          </DialogBody>
        )}
      </Loaded>
    </Dialog>
  );
}
