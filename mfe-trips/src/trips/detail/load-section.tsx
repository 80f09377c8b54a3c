import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips/trips';
import { DescriptionItem, DescriptionList, withValues, Section, Stack, Text } from 'shared-ui';
import { CapacityBar, Measure } from 'shared-ui/format';
import { loadMessages as messages } from './trip-page.messages.ts';
import { fields } from '../trips.messages.ts';

const isOverloaded = ({ utilization }: Trip) =>
  utilization !== null && [utilization.space, utilization.weight].some((percent) => Number(percent) > 100);

/** What the trip emits, from the fuel's source to the wheel. */
const TripEmissions = ({ emissions }: Pick<Trip, 'emissions'>) =>
  emissions !== undefined && (
    <DescriptionList compact>
      <DescriptionItem label={fields.emissions}>
        <Measure value={emissions} kind="weight" />
        {' CO₂e'}
      </DescriptionItem>
    </DescriptionList>
  );

/** Load of the trip and utilization of its vehicle or requested type. */
export function LoadSection({ trip }: { trip: Trip }) {
  const { totalSpace, totalWeight, capacity, vehicle, requestedVehicleType } = trip;
  const capacityName = vehicle?.name ?? requestedVehicleType?.name ?? '';
  if (!capacity) {
    return (
      <Section title={messages.title}>
        <DescriptionList compact>
          <DescriptionItem label={fields.space}>
            <Measure value={totalSpace} kind="space" />
          </DescriptionItem>
          <DescriptionItem label={fields.weight}>
            <Measure value={totalWeight} kind="weight" />
          </DescriptionItem>
        </DescriptionList>
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
          <FormattedMessage {...withValues(messages.capacityOf, { name: capacityName })} />
        </Text>
        <CapacityBar
          name={capacityName}
          label={fields.space}
          kind="space"
          load={Number(totalSpace)}
          capacity={Number(capacity.space)}
          compact
        />
        <CapacityBar
          name={capacityName}
          label={fields.weight}
          kind="weight"
          load={Number(totalWeight)}
          capacity={Number(capacity.weight)}
          compact
        />
        <TripEmissions emissions={trip.emissions} />
        {isOverloaded(trip) && (
          <Text textStyle="sm" color="status.bad.fg">
            <FormattedMessage {...messages.overload} />
          </Text>
        )}
      </Stack>
    </Section>
  );
}
