import type { ReactNode } from 'react';
import type { LoadingPlan, Manifest, PaperLoad } from 'shared-contracts/trip-papers';
import { Fact, Facts, Section } from 'shared-ui';
import { DateTime, Measure } from 'shared-ui/format';
import { FormattedNumber } from 'react-intl';
import { CallLink } from './call-link.tsx';
import { fields, messages } from './papers.messages.ts';

export const Quantity = ({ of }: { of: Pick<PaperLoad, 'quantity'> }) => <FormattedNumber value={of.quantity} />;

/** What a paper says of its trip before anything else. */
export function TripFacts({
  paper: { trip, total },
  children,
}: {
  paper: Manifest | LoadingPlan;
  children?: ReactNode;
}) {
  return (
    <Section title={messages.trip}>
      <Facts narrow>
        <Fact label={fields.organization}>{trip.organization.name}</Fact>
        <Fact label={fields.vehicle}>{trip.vehicle?.name ?? '–'}</Fact>
        <Fact label={fields.vehicleType}>{(trip.vehicleType ?? trip.requestedVehicleType)?.name ?? '–'}</Fact>
        <Fact label={fields.driver}>{trip.driver?.name ?? '–'}</Fact>
        <Fact label={fields.phone}>
          <CallLink phone={trip.driverPhone} />
        </Fact>
        <Fact label={fields.pickAt}>
          <DateTime at={trip.pickAt} />
        </Fact>
        <Fact label={fields.dropAt}>
          <DateTime at={trip.dropAt} />
        </Fact>
        <Fact label={fields.distance}>
          {trip.estimatedDistance === null ? '–' : <Measure value={trip.estimatedDistance} kind="distance" />}
        </Fact>
        {children}
        <Fact label={fields.quantity}>
          <Quantity of={total} />
        </Fact>
        <Fact label={fields.weight}>
          <Measure value={total.weight} kind="weight" />
        </Fact>
        <Fact label={fields.space}>
          <Measure value={total.space} kind="space" />
        </Fact>
        {trip.description !== null && (
          <Fact label={fields.description} wide>
            {trip.description}
          </Fact>
        )}
      </Facts>
    </Section>
  );
}
