import { useQuery } from '@tanstack/react-query';
import { QueryContent, Skeleton } from 'shared-ui';
import { CopyField } from 'shared-ui/form';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { partnerQueries } from './partners.api.ts';
import { messages } from './partners.messages.ts';

/** Shows the token that other organizations enter to request a partnership with ours. */
export function PartnerTokenDialog({ organizationId, onClose }: { organizationId: string; onClose: () => void }) {
  const token = useQuery(partnerQueries.partnerToken(organizationId));
  return (
    <Dialog title={messages.yourToken} width={500} onClose={onClose}>
      <QueryContent
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
            <CopyField label={messages.token} value={value} help={messages.yourTokenHelp} />
          </DialogBody>
        )}
      </QueryContent>
    </Dialog>
  );
}
