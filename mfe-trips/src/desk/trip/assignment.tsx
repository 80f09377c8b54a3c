import { FormattedMessage } from 'react-intl';
import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { Box, Flex, Select, Text, useFormatMessage, withValues, type Message } from 'shared-ui';
import { changes, messages as deskMessages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { findMisfit } from '../model/drops.rules.ts';
import { messages } from './trip.messages.ts';

/** Vehicle and driver of a trip. Vehicles of types that its orders don't request can't be chosen. */
export function Assignment({ trip }: { trip: PlanTrip }) {
  const { fleet, orderById, actions } = useDesk();
  const formatMessage = useFormatMessage();
  const { id: tripId, number } = trip;
  const orders = trip.orderIds.flatMap((id) => orderById.get(id) ?? []);
  const vehicles = fleet.vehicles.map(({ id, name, type }) => {
    const isMisfit = findMisfit(orders, type.id) !== undefined;
    const label = isMisfit
      ? formatMessage(withValues(messages.notFitting, { vehicle: name }))
      : `${name}, ${type.name}`;
    return { id, label, isDisabled: isMisfit };
  });
  const assignVehicle = (vehicleId: string | null) =>
    actions.change(withValues(changes.assignVehicle, { number }), [{ op: 'assignVehicle', tripId, vehicleId }]);
  const assignDriver = (driverId: string | null) =>
    actions.change(withValues(changes.assignDriver, { number }), [{ op: 'assignDriver', tripId, driverId }]);
  return (
    <Flex gap="2" wrap="wrap">
      <Choice
        label={messages.vehicle}
        none={deskMessages.noVehicle}
        value={trip.vehicleId}
        options={vehicles}
        onChange={assignVehicle}
      />
      <Choice
        label={messages.driver}
        none={deskMessages.noDriver}
        value={trip.driverId}
        options={fleet.drivers.map(({ id, name }) => ({ id, label: name, isDisabled: false }))}
        onChange={assignDriver}
      />
    </Flex>
  );
}

type ChoiceProps = {
  label: Message;
  none: Message;
  value: string | null;
  options: readonly { id: string; label: string; isDisabled: boolean }[];
  onChange: (id: string | null) => void;
};

const Choice = ({ label, none, value, options, onChange }: ChoiceProps) => {
  const formatMessage = useFormatMessage();
  return (
    <Box flex="1 1 9rem" minW="0">
      <Text textStyle="xs" color="fg.muted" aria-hidden>
        <FormattedMessage {...label} />
      </Text>
      <Select
        controlSize="sm"
        aria-label={formatMessage(label)}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">{formatMessage(none)}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </Select>
    </Box>
  );
};
