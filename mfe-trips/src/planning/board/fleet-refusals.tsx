import { FormattedMessage } from 'react-intl';
import type { FleetRefusal } from 'shared-contracts/trips/planner';
import { Box, withValues } from 'shared-ui';
import { messages, refusalMessages } from './fleet.messages.ts';

/** Why no vehicle takes a trip: each reason with the number of vehicles that it applies to. */
export const FleetRefusals = ({ refusals }: { refusals: readonly FleetRefusal[] }) => (
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
