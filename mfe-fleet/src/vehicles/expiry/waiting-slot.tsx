import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import type { HomeWaitingProps } from 'shared-ui/area';
import { WaitingItem, WaitingSection } from 'shared-ui/waiting';
import { ExpiringName, ExpiringState } from './expiring-name.tsx';
import { addRowIds, vehicleQueries } from '../vehicles.api.ts';
import { waiting as messages } from '../vehicles.messages.ts';

const MAX_ROWS = 5;

/**
 * Shows expired and expiring documents and services on the home page; hidden for root, who would see those of all
 * organizations.
 */
export default function WaitingSlot({ onCount }: HomeWaitingProps) {
  const isOrganizationUser = useSession((session) => session.user?.role !== 'root');
  const { data } = useQuery({
    ...vehicleQueries.expiring({ limit: MAX_ROWS }),
    select: addRowIds,
    enabled: isOrganizationUser,
  });
  return (
    <WaitingSection
      title={messages.title}
      enabled={isOrganizationUser}
      page={data}
      allLink="/vehicles?view=expiring"
      onCount={onCount}
    >
      {(row) => (
        <WaitingItem
          to={`/vehicle/${row.vehicleId}`}
          name={row.registrationPlate}
          nameWidth="8rem"
          description={<ExpiringName row={row} />}
          aside={<ExpiringState {...row} />}
        />
      )}
    </WaitingSection>
  );
}
