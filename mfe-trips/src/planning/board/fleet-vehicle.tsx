import { FormattedMessage } from 'react-intl';
import type { Suggestion } from 'shared-contracts/trips/planner';
import { Box, Text, withValues } from 'shared-ui';
import { Measure } from 'shared-ui/format';
import { RichMessage } from '../rich-message.tsx';
import { messages, refusalMessages } from './fleet.messages.ts';

/** The vehicle and driver of a trip in a plan for the fleet, or why no vehicle takes it. */
export function FleetVehicle({ vehicle, driver, approach, refusals }: Suggestion) {
  if (vehicle)
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
  if (!refusals) return null;
  return (
    <Box textStyle="xs" color="status.warn.fg">
      <FormattedMessage {...(refusals.length > 0 ? messages.refused : messages.noVehicles)} />
      <Box as="ul" ps="3">
        {refusals.map(({ code, count }) => (
          <li key={code}>
            <FormattedMessage {...withValues(refusalMessages[code], { count })} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
