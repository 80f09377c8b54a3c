import { useQuery } from '@tanstack/react-query';
import { EmptyState, QueryContent } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DriverInfoSkeleton, LoadedDriverInfo } from './driver-info-dialog.tsx';
import { driverQueries } from './drivers.api.ts';
import { messages } from './drivers.messages.ts';

/** Shows on the users page the driver who signs in as the user. */
export default function UserDriverSlot({ userId, onClose }: { userId: string; onClose: () => void }) {
  const driver = useQuery(driverQueries.idByUser(userId));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent query={driver} size="inline" skeleton={<DriverInfoSkeleton />}>
          {({ id }) =>
            id ? (
              <LoadedDriverInfo id={id} />
            ) : (
              <EmptyState icon="user" title={messages.noDriver} text={messages.noDriverText} />
            )
          }
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}
