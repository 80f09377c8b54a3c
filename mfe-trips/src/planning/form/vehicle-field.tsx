import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { TripVehicle } from 'shared-contracts/trip-planning';
import { fill } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { CandidateList, type Candidate } from './candidate-list.tsx';
import { useTripForm } from './known-orders.tsx';
import { planningQueries } from './planning.api.ts';
import { usePreview } from './preview.tsx';
import { form as messages, vehicleProblems } from './trip-form.messages.ts';
import { useFilters } from './use-filters.ts';
import { useWindow } from './use-window.ts';

const Percent = ({ of }: { of: string }) => (
  <FormattedNumber value={Number(of) / 100} style="percent" maximumFractionDigits={1} />
);
const Used = ({ of: { space, weight } }: { of: { space: string; weight: string } }) => (
  <>
    {' '}
    · <Percent of={space} /> / <Percent of={weight} />
  </>
);

const candidateOf = ({ vehicle, isShared, utilization, fits, problems }: TripVehicle): Candidate => ({
  id: vehicle.id,
  name: vehicle.registrationPlate,
  fits,
  detail: (
    <>
      {vehicle.type.name}
      {isShared && (
        <>
          {' '}
          · <FormattedMessage {...fill(messages.shared, { name: vehicle.organization.name })} />
        </>
      )}
      {utilization && <Used of={utilization} />}
    </>
  ),
  problems: problems.map(({ code, blocks, note }) => ({
    blocks,
    words: fill(vehicleProblems[code], { note: note ?? 'none' }),
  })),
});

/** Own vehicles and those that partners share; the free ones that carry the load come first. */
export function VehicleField() {
  const { trip } = useTripForm();
  const { preview } = usePreview();
  const { values, filtering } = useFilters();
  const [vehicleId, setVehicleId] = useFormValue<string | null>('vehicleId');
  const [driverId, setDriverId] = useFormValue<string | null>('driverId');
  const load = preview && { space: preview.totalSpace, weight: preview.totalWeight };
  const found = useInfiniteQuery(planningQueries.vehicles({ ...values, ...useWindow(), ...load }));
  const rows = found.data?.pages.flatMap(({ items }) => items);
  const choose = (id: string | null) => {
    setVehicleId(id);
    const usual = rows?.find(({ vehicle }) => vehicle.id === id)?.vehicle.driver;
    if (usual && driverId === null) setDriverId(usual.id);
  };
  return (
    <CandidateList
      label={messages.vehicle}
      none={messages.noVehicle}
      filtering={filtering}
      value={vehicleId}
      chosenName={trip?.vehicle?.name}
      candidates={rows?.map(candidateOf)}
      error={found.error}
      left={(found.data?.pages[0]?.total ?? 0) - (rows?.length ?? 0)}
      onMore={() => void found.fetchNextPage()}
      onChoose={choose}
    />
  );
}
