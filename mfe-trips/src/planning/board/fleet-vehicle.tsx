import type { Suggestion } from 'shared-contracts/trips/planner';
import { Text } from 'shared-ui';
import { Measure } from 'shared-ui/format';
import { RichMessage } from '../rich-message.tsx';
import { FleetRefusals } from './fleet-refusals.tsx';
import { messages } from './fleet.messages.ts';

/** The vehicle and driver of a trip in a plan for the fleet, or why no vehicle takes it. */
export function FleetVehicle({ vehicle, driver, approach, refusals }: Suggestion) {
  if (!vehicle) return refusals ? <FleetRefusals refusals={refusals} /> : null;
  return (
    <Text textStyle="xs">
      <RichMessage
        message={messages.vehicle}
        values={{
          plate: vehicle.name,
          driver: driver?.name ?? '',
          distance: <Measure value={approach} kind="distance" />,
        }}
      />
    </Text>
  );
}
