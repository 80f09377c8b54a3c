import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips/trips';
import { DescriptionItem, DescriptionList, withValues, Section, Stack, Text } from 'shared-ui';
import { LOAD_MEASURES } from 'shared-contracts/values/space';
import { LoadBars, loadMessages as loadLabels, Measure } from 'shared-ui/format';
import { toLoad } from 'shared-contracts/values/trips/load-totals';
import { loadMessages as messages } from './trip-page.messages.ts';
import { fields } from '../trips.messages.ts';

const isOverloaded = ({ utilization }: Trip) =>
  utilization !== null && Object.values(utilization).some((percent) => Number(percent) > 100);

/** The emissions of the trip, from the fuel's source to the wheel. */
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
  const { capacity, vehicle, requestedVehicleType } = trip;
  const load = toLoad(trip);
  const capacityName = vehicle?.name ?? requestedVehicleType?.name ?? '';
  if (!capacity) {
    return (
      <Section title={messages.title}>
        <DescriptionList compact>
          {LOAD_MEASURES.filter((measure) => (load[measure] ?? null) !== null).map((measure) => (
            <DescriptionItem key={measure} label={loadLabels[measure]}>
              <Measure value={load[measure]} kind={measure} />
            </DescriptionItem>
          ))}
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
        <LoadBars compact name={capacityName} load={load} capacity={capacity} />
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
