import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { TripDriver } from 'shared-contracts/trips/trip-planning';
import { withValues } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { useDayConversion } from 'shared-ui/format';
import { CandidateList, type Candidate } from './candidate-list.tsx';
import { useTripFormContext } from './trip-form-context.tsx';
import { planningQueries } from '../planning.api.ts';
import { driverProblems, formMessages as messages } from './trip-form.messages.ts';
import { useLocalFilters } from './use-local-filters.ts';
import { useTripWindow } from './use-trip-window.ts';

/** Formats `2026-11-22` as `22.11.2026`. */
const formatDay = (day: string) => day.split('-').toReversed().join('.');

const toCandidate = (
  { driver, organization, vehicle, fits, problems }: TripDriver,
  toDay: (at: number) => string,
): Candidate => ({
  id: driver.id,
  name: driver.name,
  fits,
  detail: (
    <>
      {organization.name}
      {vehicle && (
        <>
          {' '}
          · <FormattedMessage {...withValues(messages.usually, { plate: vehicle.name })} />
        </>
      )}
    </>
  ),
  problems: problems.map(({ code, blocks, note, at }) => ({
    blocks,
    message: withValues(driverProblems[code], { note: note ?? 'none', day: at === null ? '' : formatDay(toDay(at)) }),
  })),
});

/** The organization's drivers and the usual driver of a shared vehicle. */
export function DriverField() {
  const { trip } = useTripFormContext();
  const { values, filters } = useLocalFilters();
  const { toDay } = useDayConversion();
  const [driverId, setDriverId] = useFormValue<string | null>('driverId');
  const [vehicleId] = useFormValue<string | null>('vehicleId');
  const driversQuery = useInfiniteQuery(
    planningQueries.drivers({ ...values, ...useTripWindow(), vehicleId: vehicleId ?? undefined }),
  );
  const drivers = driversQuery.data?.pages.flatMap(({ items }) => items);
  return (
    <CandidateList
      label={messages.driver}
      emptyLabel={messages.noDriver}
      filters={filters}
      value={driverId}
      selectedName={trip?.driver?.name}
      candidates={drivers?.map((driver) => toCandidate(driver, toDay))}
      error={driversQuery.error}
      remainingCount={(driversQuery.data?.pages[0]?.total ?? 0) - (drivers?.length ?? 0)}
      onLoadMore={() => void driversQuery.fetchNextPage()}
      onChange={setDriverId}
    />
  );
}
