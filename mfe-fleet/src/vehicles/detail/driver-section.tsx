import { FormattedMessage } from 'react-intl';
import type { Vehicle } from 'shared-contracts/vehicles';
import { Section, Stack, Text } from 'shared-ui';
import { Slot } from 'shared-ui/area';
import { messages } from './vehicle-page.messages.ts';
import { messages as words } from './vehicles.messages.ts';

/** Who drives it; what else is known of the driver is brought by whoever keeps drivers. */
export const DriverSection = ({ vehicle: { driver } }: { vehicle: Vehicle }) => (
  <Section title={messages.driver}>
    {driver ? (
      <Stack gap="3">
        <Text fontWeight="medium">{driver.name}</Text>
        <Slot name="vehicle.driver-info" with={{ driverId: driver.id }} />
      </Stack>
    ) : (
      <Text color="fg.muted">
        <FormattedMessage {...words.noDriver} />
      </Text>
    )}
  </Section>
);
