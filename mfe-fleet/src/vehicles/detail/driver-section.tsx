import { FormattedMessage } from 'react-intl';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { Section, Stack, Text } from 'shared-ui';
import { PersonName } from 'shared-ui/format';
import { Slot } from 'shared-ui/area';
import { messages } from './vehicle-page.messages.ts';
import { messages as vehicleMessages } from '../vehicles.messages.ts';

/** Names the driver; the drivers area adds details through the slot. */
export const DriverSection = ({ vehicle: { driver } }: { vehicle: Vehicle }) => (
  <Section title={messages.driver}>
    {driver ? (
      <Stack gap="3">
        <Text fontWeight="medium">
          <PersonName name={driver.name} />
        </Text>
        <Slot name="vehicle.driver-info" slotProps={{ driverId: driver.id }} />
      </Stack>
    ) : (
      <Text color="fg.muted">
        <FormattedMessage {...vehicleMessages.noDriver} />
      </Text>
    )}
  </Section>
);
