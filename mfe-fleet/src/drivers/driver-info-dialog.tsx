import { useQuery } from '@tanstack/react-query';
import { QueryContent, Skeleton, Stack } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DriverInfo } from './driver-info.tsx';
import { driverQueries } from './drivers.api.ts';
import { messages } from './drivers.messages.ts';

export const DriverInfoSkeleton = () => (
  <Stack gap="5">
    <Skeleton h="14" />
    <Skeleton h="24" />
    <Skeleton h="24" />
  </Stack>
);

export function DriverInfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <LoadedDriverInfo id={id} />
      </DialogBody>
    </Dialog>
  );
}

export function LoadedDriverInfo({ id }: { id: string }) {
  const driver = useQuery(driverQueries.detail(id));
  return (
    <QueryContent query={driver} size="inline" skeleton={<DriverInfoSkeleton />}>
      {(loaded) => <DriverInfo driver={loaded} />}
    </QueryContent>
  );
}
