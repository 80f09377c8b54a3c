import { useState } from 'react';
import type { TripDriver, TripVehicle } from 'shared-contracts/trip-planning';
import type { Trip } from 'shared-contracts/trips';
import { Box, fill, Stack, useSay } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { CapacityBar } from 'shared-ui/format';
import { ComboboxField } from 'shared-ui/picker';
import { candidatesFor } from './choices.api.ts';
import { Problems, useProblemWords } from './problems.tsx';
import { messages } from './trip-stage.messages.ts';
import { fields } from './trips.messages.ts';

/** What stands under a candidate's name: that it fits, or why not. */
function useHints() {
  const say = useSay();
  const words = useProblemWords();
  return {
    vehicle: ({ vehicle: { type, organization }, isShared, problems }: TripVehicle) =>
      [
        type.name,
        isShared && say(fill(messages.shared, { name: organization.name })),
        problems.length === 0 ? say(messages.fits) : problems.map((problem) => words('vehicle', problem)).join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
    driver: ({ vehicle, problems }: TripDriver) =>
      [
        vehicle?.name,
        problems.length === 0 ? say(messages.free) : problems.map((problem) => words('driver', problem)).join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
  };
}

/** The vehicle and the driver of a trip: those that are free and fit first, the others with why not. */
export function AssignFields({ trip }: { trip: Trip }) {
  const hints = useHints();
  const [vehicleId] = useFormValue<string | null>('vehicleId');
  const [driverId, setDriver] = useFormValue<string | null>('driverId');
  const [vehicle, setVehicle] = useState<TripVehicle>();
  const [driver, takeDriver] = useState<TripDriver>();
  const vehicles = candidatesFor.vehicles({ tripId: trip.id }, hints.vehicle);
  const drivers = candidatesFor.drivers({ tripId: trip.id, ...(vehicleId && { vehicleId }) }, hints.driver);
  const usual = vehicle?.vehicle.driver ?? null;
  const named = [trip.driver, usual].find((one) => one?.id === driverId) ?? null;

  const chooseVehicle = (row: TripVehicle | undefined) => {
    setVehicle(row);
    takeDriver(undefined);
    if (row) setDriver(row.vehicle.driver?.id ?? null);
  };
  return (
    <>
      <Stack gap="2">
        <ComboboxField
          name="vehicleId"
          label={fields.vehicle}
          help={messages.search}
          source={vehicles}
          chosen={trip.vehicle && { value: trip.vehicle.id, label: trip.vehicle.name }}
          onChoose={chooseVehicle}
        />
        <Box role="status">
          {vehicle && (
            <Problems
              what="vehicle"
              problems={vehicle.problems}
              title={fill(vehicle.fits ? messages.beware : messages.whyNot, {
                name: vehicle.vehicle.registrationPlate,
              })}
            />
          )}
        </Box>
        {vehicle && <Bars trip={trip} vehicle={vehicle} />}
      </Stack>
      <Stack gap="2">
        <ComboboxField
          name="driverId"
          label={fields.driver}
          source={drivers}
          chosen={named && { value: named.id, label: named.name }}
          onChoose={takeDriver}
        />
        <Box role="status">
          {driver && (
            <Problems
              what="driver"
              problems={driver.problems}
              title={fill(driver.fits ? messages.beware : messages.whyNot, { name: driver.driver.name })}
            />
          )}
        </Box>
      </Stack>
    </>
  );
}

/** How full the load of the trip makes a vehicle. */
const Bars = ({ trip: { totalSpace, totalWeight }, vehicle: { vehicle } }: { trip: Trip; vehicle: TripVehicle }) => (
  <Stack gap="2">
    <CapacityBar
      of={vehicle.registrationPlate}
      label={fields.space}
      kind="space"
      load={Number(totalSpace)}
      capacity={Number(vehicle.effectiveSpace)}
      narrow
    />
    <CapacityBar
      of={vehicle.registrationPlate}
      label={fields.weight}
      kind="weight"
      load={Number(totalWeight)}
      capacity={Number(vehicle.maxCarryWeight)}
      narrow
    />
  </Stack>
);
