import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContactDetails } from 'shared-contracts/network/contacts';
import { NOTIFIED_STAGES } from 'shared-contracts/values/network/contacts';
import {
  Box,
  DescriptionItem,
  DescriptionList,
  Heading,
  LANGUAGE_NAMES,
  QueryContent,
  Skeleton,
  Stack,
  StyledLink,
  Text,
  useFormatMessage,
  type Message,
} from 'shared-ui';
import { orderStageMessages, Timeline } from 'shared-ui/format';
import { Dialog, DialogBody, UsageList } from 'shared-ui/overlays';
import { changedFields } from './changed-fields.ts';
import { ContactBadges, ROLE_FLAGS, PURPOSE_FLAGS } from './contact-badges.tsx';
import { contactQueries } from './contacts.api.ts';
import { channels, eventMessages, fields, messages, usageMessages } from './contacts.messages.ts';

/** Shows the details of a contact, its usage and its history. */
export function InfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const contact = useQuery(contactQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent query={contact} size="inline" skeleton={<InfoSkeleton />}>
          {(data) => <ContactInfo contact={data} />}
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}

const InfoSkeleton = () => (
  <Stack gap="5">
    <Skeleton h="12" />
    <Skeleton h="24" />
    <Skeleton h="12" />
  </Stack>
);

const InfoSection = ({ title, children }: { title: Message; children: ReactNode }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

const CHANNELS = Object.keys(channels) as (keyof typeof channels)[];

function ContactInfo({ contact }: { contact: ContactDetails }) {
  const formatMessage = useFormatMessage();
  const { id, firstName, middleName, lastName, organization, email, phone, locations, usedBy } = contact;
  const timeline = useQuery(contactQueries.timeline(id));
  const enabledChannels = CHANNELS.filter((channel) => contact[channel]).map((channel) =>
    formatMessage(channels[channel]),
  );
  return (
    <Stack gap="6">
      <Box>
        <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
          {[firstName, middleName, lastName].filter(Boolean).join(' ')}
        </Text>
        <Text color="fg.muted">{organization.name}</Text>
      </Box>
      <DescriptionList>
        <DescriptionItem label={fields.email}>
          <StyledLink href={`mailto:${email}`} overflowWrap="anywhere">
            {email}
          </StyledLink>
        </DescriptionItem>
        <DescriptionItem label={fields.phone}>
          {phone ? <StyledLink href={`tel:${phone}`}>{phone}</StyledLink> : '–'}
        </DescriptionItem>
        <DescriptionItem label={fields.channels}>{enabledChannels.join(', ') || '–'}</DescriptionItem>
        <DescriptionItem label={fields.language}>
          <ContactLanguage contact={contact} />
        </DescriptionItem>
        <DescriptionItem label={fields.flags}>
          <ContactBadges contact={contact} flags={PURPOSE_FLAGS} />
        </DescriptionItem>
        <DescriptionItem label={fields.roles}>
          <ContactBadges contact={contact} flags={ROLE_FLAGS} />
        </DescriptionItem>
        {contact.isNotification && (
          <DescriptionItem label={fields.notificationTypes} fullWidth>
            <NotificationStages contact={contact} />
          </DescriptionItem>
        )}
        <DescriptionItem label={fields.locations} fullWidth>
          {locations.map(({ name }) => name).join(', ') || '–'}
        </DescriptionItem>
      </DescriptionList>
      <InfoSection title={messages.usedBy}>
        <UsageList usages={usedBy} messages={usageMessages} emptyText={messages.unused} />
      </InfoSection>
      <InfoSection title={messages.history}>
        <QueryContent query={timeline} size="inline" skeleton={<Skeleton h="12" />}>
          {({ items }) => <Timeline entries={items} eventMessages={eventMessages} fields={changedFields} />}
        </QueryContent>
      </InfoSection>
    </Stack>
  );
}

function ContactLanguage({ contact: { isUser, language } }: { contact: ContactDetails }) {
  if (language && !isUser) return LANGUAGE_NAMES[language];
  return <FormattedMessage {...(isUser ? messages.userLanguage : messages.organizationLanguage)} />;
}

function NotificationStages({ contact: { notificationTypes } }: { contact: ContactDetails }) {
  const formatMessage = useFormatMessage();
  if (notificationTypes.length === NOTIFIED_STAGES.length) return <FormattedMessage {...messages.allStages} />;
  return notificationTypes.map((stage) => formatMessage(orderStageMessages[stage])).join(', ');
}
