import { useState } from 'react';
import type { TripDriver, TripVehicle } from 'shared-contracts/trips/trip-planning';
import type { Trip } from 'shared-contracts/trips/trips';
import { Box, withValues, Stack, useFormatMessage } from 'shared-ui';
import { CheckboxField, useFormValue } from 'shared-ui/form';
import { formatDateTime, LoadBars, useTimeZone } from 'shared-ui/format';
import { toLoad } from 'shared-contracts/values/trips/load-totals';
import { ComboboxField } from 'shared-ui/picker';
import { candidateSources } from './candidates.api.ts';
import { AssignmentProblems, useFormatProblem } from '../assignment-problems.tsx';
import { messages } from './stage-dialog.messages.ts';
import { fields } from '../trips.messages.ts';

/** Returns the hints of candidates: that they fit, or why not. */
function useCandidateHints() {
  const formatMessage = useFormatMessage();
  const formatProblem = useFormatProblem();
  const timeZone = useTimeZone();
  return {
    vehicle: ({ vehicle: { type, organization }, isShared, share, problems }: TripVehicle) =>
      [
        type.name,
        isShared && formatMessage(withValues(messages.shared, { name: organization.name })),
        share && [share.fromAt, share.toAt].map((at) => (at === null ? '…' : formatDateTime(at, timeZone))).join(' – '),
        problems.length === 0
          ? formatMessage(messages.fits)
          : problems.map((problem) => formatProblem('vehicle', problem)).join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
    driver: ({ vehicle, problems }: TripDriver) =>
      [
        vehicle?.name,
        problems.length === 0
          ? formatMessage(messages.available)
          : problems.map((problem) => formatProblem('driver', problem)).join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
  };
}

/** Vehicle and driver of a trip. Suitable candidates come first, the others show their problems. */
export function AssignFields({ trip }: { trip: Trip }) {
  const hints = useCandidateHints();
  const [vehicleId] = useFormValue<string | null>('vehicleId');
  const [driverId, setDriverId] = useFormValue<string | null>('driverId');
  const [vehicle, setVehicle] = useState<TripVehicle>();
  const [driver, setDriver] = useState<TripDriver>();
  const [, setTakeOver] = useFormValue<boolean>('takeOver');
  const vehicles = candidateSources.vehicles({ tripId: trip.id }, hints.vehicle);
  const drivers = candidateSources.drivers({ tripId: trip.id, ...(vehicleId && { vehicleId }) }, hints.driver);
  const usualDriver = vehicle?.vehicle.driver ?? null;
  const selectedDriver = [trip.driver, usualDriver].find((driverRef) => driverRef?.id === driverId) ?? null;

  const selectVehicle = (candidate: TripVehicle | undefined) => {
    setVehicle(candidate);
    setDriver(undefined);
    setTakeOver(false);
    if (candidate) setDriverId(candidate.vehicle.driver?.id ?? null);
  };
  return (
    <>
      <Stack gap="2">
        <ComboboxField
          name="vehicleId"
          label={fields.vehicle}
          help={messages.search}
          source={vehicles}
          selectedOption={trip.vehicle && { value: trip.vehicle.id, label: trip.vehicle.name }}
          onSelect={selectVehicle}
        />
        <Box role="status">
          {vehicle && (
            <AssignmentProblems
              subject="vehicle"
              problems={vehicle.problems}
              title={withValues(vehicle.fits ? messages.canAssignWithWarnings : messages.cannotAssign, {
                name: vehicle.vehicle.registrationPlate,
              })}
            />
          )}
        </Box>
        {vehicle && <CapacityBars trip={trip} vehicle={vehicle} />}
      </Stack>
      <Stack gap="2">
        <ComboboxField
          name="driverId"
          label={fields.driver}
          source={drivers}
          selectedOption={selectedDriver && { value: selectedDriver.id, label: selectedDriver.name }}
          onSelect={(candidate) => {
            setDriver(candidate);
            setTakeOver(false);
          }}
        />
        <Box role="status">
          {driver && (
            <AssignmentProblems
              subject="driver"
              problems={driver.problems}
              title={withValues(driver.fits ? messages.canAssignWithWarnings : messages.cannotAssign, {
                name: driver.driver.name,
              })}
            />
          )}
        </Box>
      </Stack>
      {trip.type === 'own' && <TakeOverField vehicle={vehicle} driver={driver} />}
    </>
  );
}

/** Shown when planned trips can give up the vehicle or the driver. */
function TakeOverField({ vehicle, driver }: { vehicle: TripVehicle | undefined; driver: TripDriver | undefined }) {
  const problems = [...(vehicle?.problems ?? []), ...(driver?.problems ?? [])];
  const trips = new Set(problems.flatMap(({ canTakeOver, note }) => (canTakeOver && note ? note.split(', ') : [])));
  if (trips.size === 0) return null;
  return (
    <CheckboxField
      name="takeOver"
      label={withValues(messages.takeOver, { trips: [...trips].join(', ') })}
      help={withValues(messages.takeOverHelp, { count: trips.size })}
    />
  );
}

/** Utilization of the vehicle by the load of the trip. */
const CapacityBars = ({ trip, vehicle: { vehicle } }: { trip: Trip; vehicle: TripVehicle }) => (
  <Stack gap="2">
    <LoadBars
      compact
      name={vehicle.registrationPlate}
      load={toLoad(trip)}
      capacity={{
        space: vehicle.effectiveSpace,
        weight: vehicle.maxCarryWeight,
        palletPlaces: vehicle.palletPlaces,
        loadingMeters: vehicle.loadingMeters,
      }}
    />
  </Stack>
);
