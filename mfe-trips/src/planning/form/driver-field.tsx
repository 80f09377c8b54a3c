import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { TripDriver } from 'shared-contracts/trip-planning';
import { fill } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { CandidateList, type Candidate } from './candidate-list.tsx';
import { useTripForm } from './known-orders.tsx';
import { planningQueries } from './planning.api.ts';
import { driverProblems, form as messages } from './trip-form.messages.ts';
import { useFilters } from './use-filters.ts';
import { useWindow } from './use-window.ts';

const candidateOf = ({ driver, organization, vehicle, fits, problems }: TripDriver): Candidate => ({
  id: driver.id,
  name: driver.name,
  fits,
  detail: (
    <>
      {organization.name}
      {vehicle && (
        <>
          {' '}
          · <FormattedMessage {...fill(messages.usually, { plate: vehicle.name })} />
        </>
      )}
    </>
  ),
  problems: problems.map(({ code, blocks, note }) => ({
    blocks,
    words: fill(driverProblems[code], { note: note ?? 'none' }),
  })),
});

/** Own drivers, and the usual one of a shared vehicle. */
export function DriverField() {
  const { trip } = useTripForm();
  const { values, filtering } = useFilters();
  const [driverId, setDriverId] = useFormValue<string | null>('driverId');
  const [vehicleId] = useFormValue<string | null>('vehicleId');
  const found = useInfiniteQuery(
    planningQueries.drivers({ ...values, ...useWindow(), vehicleId: vehicleId ?? undefined }),
  );
  const rows = found.data?.pages.flatMap(({ items }) => items);
  return (
    <CandidateList
      label={messages.driver}
      none={messages.noDriver}
      filtering={filtering}
      value={driverId}
      chosenName={trip?.driver?.name}
      candidates={rows?.map(candidateOf)}
      error={found.error}
      left={(found.data?.pages[0]?.total ?? 0) - (rows?.length ?? 0)}
      onMore={() => void found.fetchNextPage()}
      onChoose={setDriverId}
    />
  );
}
