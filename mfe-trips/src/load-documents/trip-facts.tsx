import type { ReactNode } from 'react';
import type { LoadingPlan, Manifest } from 'shared-contracts/trips/load-documents';
import type { TripHandover } from 'shared-contracts/trips/trip-handovers';
import { DescriptionItem, DescriptionList, Section } from 'shared-ui';
import { FLOOR_MEASURES } from 'shared-contracts/values/space';
import { DateTime, loadMessages, Measure, PersonName, usePersonName } from 'shared-ui/format';
import { FormattedNumber } from 'react-intl';
import { PhoneLink } from './phone-link.tsx';
import { fields, messages } from './load-documents.messages.ts';

export const Quantity = ({ value }: { value: number }) => <FormattedNumber value={value} />;

function Party({ vehicle, driver }: { vehicle: TripHandover['toVehicle']; driver: TripHandover['toDriver'] }) {
  const personName = usePersonName();
  return [vehicle?.name, driver && personName(driver.name)].filter(Boolean).join(' · ') || '–';
}

const HandoverText = ({ handover }: { handover: TripHandover }) => (
  <>
    <Party vehicle={handover.fromVehicle} driver={handover.fromDriver} /> →{' '}
    <Party vehicle={handover.toVehicle} driver={handover.toDriver} />
    {', '}
    <DateTime at={handover.at} />
    {handover.place !== null && `, ${handover.place}`}
  </>
);

/** Header of a document: the trip and its total load. */
export function TripFacts({
  loadDocument: { trip, total, shippedOrders = [] },
  children,
}: {
  loadDocument: Manifest | LoadingPlan;
  children?: ReactNode;
}) {
  return (
    <Section title={messages.trip}>
      <DescriptionList compact>
        <DescriptionItem label={fields.organization}>{trip.organization.name}</DescriptionItem>
        <DescriptionItem label={fields.vehicle}>{trip.vehicle?.name ?? '–'}</DescriptionItem>
        <DescriptionItem label={fields.vehicleType}>
          {(trip.vehicleType ?? trip.requestedVehicleType)?.name ?? '–'}
        </DescriptionItem>
        <DescriptionItem label={fields.driver}>
          <PersonName name={trip.driver?.name ?? '–'} />
        </DescriptionItem>
        <DescriptionItem label={fields.phone}>
          <PhoneLink phone={trip.driverPhone} />
        </DescriptionItem>
        {trip.handovers?.map((handover) => (
          <DescriptionItem key={handover.at} label={fields.handover} fullWidth>
            <HandoverText handover={handover} />
          </DescriptionItem>
        ))}
        <DescriptionItem label={fields.pickAt}>
          <DateTime at={trip.pickAt} />
        </DescriptionItem>
        <DescriptionItem label={fields.dropAt}>
          <DateTime at={trip.dropAt} />
        </DescriptionItem>
        <DescriptionItem label={fields.distance}>
          {trip.estimatedDistance === null ? '–' : <Measure value={trip.estimatedDistance} kind="distance" />}
        </DescriptionItem>
        {shippedOrders.length > 0 && (
          <DescriptionItem label={fields.shipper}>
            {[...new Set(shippedOrders.map(({ shipper }) => shipper))].join(', ')}
          </DescriptionItem>
        )}
        {children}
        <DescriptionItem label={fields.quantity}>
          <Quantity value={total.quantity} />
        </DescriptionItem>
        <DescriptionItem label={fields.weight}>
          <Measure value={total.weight} kind="weight" />
        </DescriptionItem>
        <DescriptionItem label={fields.space}>
          <Measure value={total.space} kind="space" />
        </DescriptionItem>
        {FLOOR_MEASURES.filter((measure) => (total[measure] ?? null) !== null).map((measure) => (
          <DescriptionItem key={measure} label={loadMessages[measure]}>
            <Measure value={total[measure]} kind={measure} />
          </DescriptionItem>
        ))}
        {trip.description !== null && (
          <DescriptionItem label={fields.description} fullWidth>
            {trip.description}
          </DescriptionItem>
        )}
      </DescriptionList>
    </Section>
  );
}
