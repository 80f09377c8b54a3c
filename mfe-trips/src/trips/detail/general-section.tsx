import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips/trips';
import { DescriptionItem, DescriptionList, Section, Text } from 'shared-ui';
import { DateTime, PersonName } from 'shared-ui/format';
import { messages } from './trip-page.messages.ts';
import { fields } from '../trips.messages.ts';

const EMPTY = '–';
const Stamp = ({ by, at }: NonNullable<Trip['vehicleAssigned']>) => (
  <>
    <PersonName name={by} />, <DateTime at={at} />
  </>
);

/** General fields of the trip. The API leaves out what a partner may not see. */
export const GeneralSection = ({ trip }: { trip: Trip }) => (
  <Section title={messages.general}>
    <DescriptionList>
      <DescriptionItem label={fields.organization}>{trip.organization.name}</DescriptionItem>
      <DescriptionItem label={fields.pickAt}>
        <DateTime at={trip.pickAt} />
      </DescriptionItem>
      <DescriptionItem label={fields.dropAt}>
        <DateTime at={trip.dropAt} />
      </DescriptionItem>
      <DescriptionItem label={fields.routeZone}>{trip.routeZone?.name ?? EMPTY}</DescriptionItem>
      <DescriptionItem label={fields.backhaul}>
        <FormattedMessage {...(trip.isBackhaul ? messages.yes : messages.no)} />
      </DescriptionItem>
      {trip.billingPartner && (
        <DescriptionItem label={fields.billingPartner}>{trip.billingPartner.name}</DescriptionItem>
      )}
      {trip.billingContact && (
        <DescriptionItem label={fields.billingContact}>{trip.billingContact.name}</DescriptionItem>
      )}
      {trip.billingContract && (
        <DescriptionItem label={fields.billingContract}>{trip.billingContract.name}</DescriptionItem>
      )}
      {trip.notificationContacts.length > 0 && (
        <DescriptionItem label={fields.notificationContacts}>
          {trip.notificationContacts.map(({ name }) => name).join(', ')}
        </DescriptionItem>
      )}
      <DescriptionItem label={fields.createdBy}>
        <PersonName name={trip.createdBy} />, <DateTime at={trip.createdAt} />
      </DescriptionItem>
      {trip.vehicleAssigned && (
        <DescriptionItem label={messages.assigned}>
          <Stamp {...trip.vehicleAssigned} />
        </DescriptionItem>
      )}
      {trip.startedAt !== null && (
        <DescriptionItem label={messages.started}>
          <DateTime at={trip.startedAt} />
        </DescriptionItem>
      )}
      {trip.finishedAt !== null && (
        <DescriptionItem label={messages.finished}>
          <DateTime at={trip.finishedAt} />
        </DescriptionItem>
      )}
      {trip.manualChanged && (
        <DescriptionItem label={messages.manual}>
          <Stamp {...trip.manualChanged} />
        </DescriptionItem>
      )}
      {trip.manualReason && (
        <DescriptionItem label={messages.reason} fullWidth>
          {trip.manualReason}
        </DescriptionItem>
      )}
      {trip.description && (
        <DescriptionItem label={fields.description} fullWidth>
          <Text as="span" whiteSpace="pre-line">
            {trip.description}
          </Text>
        </DescriptionItem>
      )}
    </DescriptionList>
  </Section>
);
