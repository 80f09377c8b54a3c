import { useQuery } from '@tanstack/react-query';
import { Loaded, Skeleton, Stack } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DriverInfo } from './driver-info.tsx';
import { driverQueries } from './drivers.api.ts';
import { messages } from './drivers.messages.ts';

export const InfoSkeleton = () => (
  <Stack gap="5">
    <Skeleton h="14" />
    <Skeleton h="24" />
    <Skeleton h="24" />
  </Stack>
);

/** Everything that is kept of a driver. */
export function DriverInfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <LoadedInfo id={id} />
      </DialogBody>
    </Dialog>
  );
}

export function LoadedInfo({ id }: { id: string }) {
  const driver = useQuery(driverQueries.detail(id));
  return (
    <Loaded query={driver} size="inline" skeleton={<InfoSkeleton />}>
      {(loaded) => <DriverInfo driver={loaded} />}
    </Loaded>
  );
}
