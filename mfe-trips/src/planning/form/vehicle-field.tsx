import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Utilization } from 'shared-contracts/trips/capacity';
import { LOAD_MEASURES } from 'shared-contracts/values/space';
import type { TripVehicle } from 'shared-contracts/trips/trip-planning';
import { withValues } from 'shared-ui';
import { DateTimeRange } from 'shared-ui/format';
import { useFormValue } from 'shared-ui/form';
import { CandidateList, type Candidate } from './candidate-list.tsx';
import { useTripFormContext } from './trip-form-context.tsx';
import { planningQueries } from '../planning.api.ts';
import { useTripPreview } from './trip-preview.tsx';
import { formMessages as messages, vehicleProblems } from './trip-form.messages.ts';
import { useLocalFilters } from './use-local-filters.ts';
import { useTripWindow } from './use-trip-window.ts';

const Percent = ({ value }: { value: string }) => (
  <FormattedNumber value={Number(value) / 100} style="percent" maximumFractionDigits={1} />
);
const UtilizationText = ({ of }: { of: Utilization }) => (
  <>
    {' '}
    ·{' '}
    {LOAD_MEASURES.filter((measure) => of[measure] !== undefined).map((measure, i) => (
      <Fragment key={measure}>
        {i > 0 && ' / '}
        <Percent value={of[measure] ?? ''} />
      </Fragment>
    ))}
  </>
);

const isExcess = (code: string) => code === 'palletPlacesExceeded' || code === 'loadingMetersExceeded';

const toCandidate = ({ vehicle, isShared, share, utilization, fits, problems }: TripVehicle): Candidate => ({
  id: vehicle.id,
  name: vehicle.registrationPlate,
  fits,
  detail: (
    <>
      {vehicle.type.name}
      {isShared && (
        <>
          {' '}
          · <FormattedMessage {...withValues(messages.shared, { name: vehicle.organization.name })} />
          {share && (
            <>
              {', '}
              <DateTimeRange from={share.fromAt} to={share.toAt} />
            </>
          )}
        </>
      )}
      {utilization && <UtilizationText of={utilization} />}
    </>
  ),
  problems: problems.map(({ code, blocks, note }) => ({
    blocks,
    message: withValues(vehicleProblems[code], { note: isExcess(code) ? Number(note) : (note ?? 'none') }),
  })),
});

/** The organization's vehicles and those shared with it; available ones that fit the load come first. */
export function VehicleField() {
  const { trip } = useTripFormContext();
  const { preview } = useTripPreview();
  const { values, filters } = useLocalFilters();
  const [vehicleId, setVehicleId] = useFormValue<string | null>('vehicleId');
  const [driverId, setDriverId] = useFormValue<string | null>('driverId');
  const [orderIds] = useFormValue<string[]>('orderIds');
  const load = preview && {
    space: preview.totalSpace,
    weight: preview.totalWeight,
    palletPlaces: preview.totalPalletPlaces ?? undefined,
    loadingMeters: preview.totalLoadingMeters ?? undefined,
  };
  const vehiclesQuery = useInfiniteQuery(
    planningQueries.vehicles({ ...values, ...useTripWindow(), ...load, orderId: orderIds }),
  );
  const vehicles = vehiclesQuery.data?.pages.flatMap(({ items }) => items);
  const selectVehicle = (id: string | null) => {
    setVehicleId(id);
    const usualDriver = vehicles?.find(({ vehicle }) => vehicle.id === id)?.vehicle.driver;
    if (usualDriver && driverId === null) setDriverId(usualDriver.id);
  };
  return (
    <CandidateList
      label={messages.vehicle}
      emptyLabel={messages.noVehicle}
      filters={filters}
      value={vehicleId}
      selectedName={trip?.vehicle?.name}
      candidates={vehicles?.map(toCandidate)}
      error={vehiclesQuery.error}
      remainingCount={(vehiclesQuery.data?.pages[0]?.total ?? 0) - (vehicles?.length ?? 0)}
      onLoadMore={() => void vehiclesQuery.fetchNextPage()}
      onChange={selectVehicle}
    />
  );
}
