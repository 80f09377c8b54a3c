import type { TripHandover } from 'shared-contracts/trips/trip-handovers';
import { FormattedMessage } from 'react-intl';
import { Box, Stack, Text } from 'shared-ui';
import { DateTime, usePersonName } from 'shared-ui/format';
import { vehicleMessages as messages } from './trip-page.messages.ts';

function Party({ vehicle, driver }: { vehicle: TripHandover['toVehicle']; driver: TripHandover['toDriver'] }) {
  const personName = usePersonName();
  return [vehicle?.name, driver && personName(driver.name)].filter(Boolean).join(' · ') || '–';
}

/** Previous vehicles and drivers of a trip on the road. */
export const Handovers = ({ handovers }: { handovers: readonly TripHandover[] }) => (
  <Stack gap="2">
    <Text fontWeight="medium">
      <FormattedMessage {...messages.handovers} />
    </Text>
    <Stack as="ul" gap="3" listStyleType="none">
      {handovers.map(({ at, place, reason, fromVehicle, fromDriver, toVehicle, toDriver }) => (
        <Box as="li" key={at} borderStartWidth="2px" borderColor="border.emphasized" ps="3">
          <Text>
            <Party vehicle={fromVehicle} driver={fromDriver} />
          </Text>
          <Text>
            → <Party vehicle={toVehicle} driver={toDriver} />
          </Text>
          <Text color="fg.muted" fontSize="sm">
            <DateTime at={at} />
            {place && ` · ${place}`}
          </Text>
          {reason && (
            <Text color="fg.muted" fontSize="sm">
              {reason}
            </Text>
          )}
        </Box>
      ))}
    </Stack>
  </Stack>
);
