import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips';
import { Fact, Facts, fill, Section, Stack, Text } from 'shared-ui';
import { CapacityBar, Measure } from 'shared-ui/format';
import { load as messages } from './trip-page.messages.ts';
import { fields } from './trips.messages.ts';

const isOver = ({ utilization }: Trip) =>
  utilization !== null && [utilization.space, utilization.weight].some((share) => Number(share) > 100);

/** What the trip carries, and how full that makes its vehicle, or the type it wants. */
export function LoadSection({ trip }: { trip: Trip }) {
  const { totalSpace, totalWeight, capacity, vehicle, requestedVehicleType } = trip;
  const name = vehicle?.name ?? requestedVehicleType?.name ?? '';
  if (!capacity) {
    return (
      <Section title={messages.title}>
        <Facts narrow>
          <Fact label={fields.space}>
            <Measure value={totalSpace} kind="space" />
          </Fact>
          <Fact label={fields.weight}>
            <Measure value={totalWeight} kind="weight" />
          </Fact>
        </Facts>
        {!vehicle && (
          <Text mt="3" textStyle="sm" color="fg.muted">
            <FormattedMessage {...messages.noCapacity} />
          </Text>
        )}
      </Section>
    );
  }
  return (
    <Section title={messages.title}>
      <Stack gap="3">
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...fill(messages.ofVehicle, { name })} />
        </Text>
        <CapacityBar
          of={name}
          label={fields.space}
          kind="space"
          load={Number(totalSpace)}
          capacity={Number(capacity.space)}
          narrow
        />
        <CapacityBar
          of={name}
          label={fields.weight}
          kind="weight"
          load={Number(totalWeight)}
          capacity={Number(capacity.weight)}
          narrow
        />
        {isOver(trip) && (
          <Text textStyle="sm" color="status.bad.fg">
            <FormattedMessage {...messages.overload} />
          </Text>
        )}
      </Stack>
    </Section>
  );
}
