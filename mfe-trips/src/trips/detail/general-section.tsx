import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips';
import { Fact, Facts, Section, Text } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { messages } from './trip-page.messages.ts';
import { fields } from './trips.messages.ts';

const DASH = '–';
const Stamp = ({ of }: { of: NonNullable<Trip['vehicleAssigned']> }) => (
  <>
    {of.by}, <DateTime at={of.at} />
  </>
);

/** What is said of the trip; what a partner is not told is left out. */
export const GeneralSection = ({ trip }: { trip: Trip }) => (
  <Section title={messages.general}>
    <Facts>
      <Fact label={fields.organization}>{trip.organization.name}</Fact>
      <Fact label={fields.pickAt}>
        <DateTime at={trip.pickAt} />
      </Fact>
      <Fact label={fields.dropAt}>
        <DateTime at={trip.dropAt} />
      </Fact>
      <Fact label={fields.routeZone}>{trip.routeZone?.name ?? DASH}</Fact>
      <Fact label={fields.backhaul}>
        <FormattedMessage {...(trip.isBackhaul ? messages.yes : messages.no)} />
      </Fact>
      {trip.billingPartner && <Fact label={fields.billingPartner}>{trip.billingPartner.name}</Fact>}
      {trip.billingContact && <Fact label={fields.billingContact}>{trip.billingContact.name}</Fact>}
      {trip.billingContract && <Fact label={fields.billingContract}>{trip.billingContract.name}</Fact>}
      {trip.notificationContacts.length > 0 && (
        <Fact label={fields.notificationContacts}>{trip.notificationContacts.map(({ name }) => name).join(', ')}</Fact>
      )}
      <Fact label={fields.createdBy}>
        {trip.createdBy}, <DateTime at={trip.createdAt} />
      </Fact>
      {trip.vehicleAssigned && (
        <Fact label={messages.assigned}>
          <Stamp of={trip.vehicleAssigned} />
        </Fact>
      )}
      {trip.startedAt !== null && (
        <Fact label={messages.started}>
          <DateTime at={trip.startedAt} />
        </Fact>
      )}
      {trip.finishedAt !== null && (
        <Fact label={messages.finished}>
          <DateTime at={trip.finishedAt} />
        </Fact>
      )}
      {trip.manualChanged && (
        <Fact label={messages.manual}>
          <Stamp of={trip.manualChanged} />
        </Fact>
      )}
      {trip.manualReason && (
        <Fact label={messages.reason} wide>
          {trip.manualReason}
        </Fact>
      )}
      {trip.description && (
        <Fact label={fields.description} wide>
          <Text as="span" whiteSpace="pre-line">
            {trip.description}
          </Text>
        </Fact>
      )}
    </Facts>
  </Section>
);
