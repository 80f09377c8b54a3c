import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import type { WaitingProps } from 'shared-ui/area';
import { WaitingLine, WaitingSection } from 'shared-ui/waiting';
import { ExpiringName } from './expiring-name.tsx';
import { ExpiryBadge } from './expiry.tsx';
import { vehicleQueries, withIds } from './vehicles.api.ts';
import { waiting as messages } from './vehicles.messages.ts';

const SHOWN = 5;

/** On the home page: documents and services of vehicles that have expired or do so soon; not for root, who would be told of everybody’s. */
export default function WaitingSlot({ onCount }: WaitingProps) {
  const keepsVehicles = useSession((session) => session.user?.role !== 'root');
  const { data } = useQuery({ ...vehicleQueries.expiring({ limit: SHOWN }), select: withIds, enabled: keepsVehicles });
  return (
    <WaitingSection
      title={messages.title}
      asked={keepsVehicles}
      page={data}
      all="/vehicles?view=expiring"
      onCount={onCount}
    >
      {(row) => (
        <WaitingLine
          to={`/vehicle/${row.vehicleId}`}
          name={row.registrationPlate}
          nameWidth="8rem"
          what={<ExpiringName row={row} />}
          aside={<ExpiryBadge what={row.what} at={row.at} />}
        />
      )}
    </WaitingSection>
  );
}
