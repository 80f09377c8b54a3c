import { useQuery } from '@tanstack/react-query';
import { EmptyState, Loaded } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { InfoSkeleton, LoadedInfo } from './driver-info-dialog.tsx';
import { driverQueries } from './drivers.api.ts';
import { messages } from './drivers.messages.ts';

/** Who drives as a user, for the screen of users. */
export default function UserDriverSlot({ userId, onClose }: { userId: string; onClose: () => void }) {
  const driver = useQuery(driverQueries.idOfUser(userId));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <Loaded query={driver} size="inline" skeleton={<InfoSkeleton />}>
          {({ id }) =>
            id ? (
              <LoadedInfo id={id} />
            ) : (
              <EmptyState icon="user" title={messages.noDriver} text={messages.noDriverText} />
            )
          }
        </Loaded>
      </DialogBody>
    </Dialog>
  );
}
