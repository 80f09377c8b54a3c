import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContactDetails } from 'shared-contracts/contacts';
import { NOTIFIED_STAGES } from 'shared-contracts/values/contacts';
import {
  Box,
  Fact,
  Facts,
  Heading,
  LANGUAGE_NAMES,
  Loaded,
  Skeleton,
  Stack,
  StyledLink,
  Text,
  useSay,
  type Words,
} from 'shared-ui';
import { orderStageMessages, Timeline } from 'shared-ui/format';
import { Dialog, DialogBody, UsedBy } from 'shared-ui/overlays';
import { Flags, MARKS, PURPOSES } from './contact-looks.tsx';
import { contactQueries } from './contacts.api.ts';
import { channels, events, fields, messages, uses } from './contacts.messages.ts';

/** Everything that is kept of a contact, what uses it, and what was done to it. */
export function InfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const contact = useQuery(contactQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <Loaded query={contact} size="inline" skeleton={<InfoSkeleton />}>
          {(loaded) => <Info contact={loaded} />}
        </Loaded>
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

const Part = ({ title, children }: { title: Words; children: ReactNode }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

const CHANNELS = Object.keys(channels) as (keyof typeof channels)[];

function Info({ contact }: { contact: ContactDetails }) {
  const say = useSay();
  const { id, firstName, middleName, lastName, organization, email, phone, locations, usedBy } = contact;
  const timeline = useQuery(contactQueries.timeline(id));
  const told = CHANNELS.filter((channel) => contact[channel]).map((channel) => say(channels[channel]));
  return (
    <Stack gap="6">
      <Box>
        <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
          {[firstName, middleName, lastName].filter(Boolean).join(' ')}
        </Text>
        <Text color="fg.muted">{organization.name}</Text>
      </Box>
      <Facts>
        <Fact label={fields.email}>
          <StyledLink href={`mailto:${email}`} overflowWrap="anywhere">
            {email}
          </StyledLink>
        </Fact>
        <Fact label={fields.phone}>{phone ? <StyledLink href={`tel:${phone}`}>{phone}</StyledLink> : '–'}</Fact>
        <Fact label={fields.channels}>{told.join(', ') || '–'}</Fact>
        <Fact label={fields.language}>
          <LanguageOf contact={contact} />
        </Fact>
        <Fact label={fields.flags}>
          <Flags contact={contact} of={PURPOSES} />
        </Fact>
        <Fact label={fields.marks}>
          <Flags contact={contact} of={MARKS} />
        </Fact>
        {contact.isNotification && (
          <Fact label={fields.notificationTypes} wide>
            <Stages contact={contact} />
          </Fact>
        )}
        <Fact label={fields.locations} wide>
          {locations.map(({ name }) => name).join(', ') || '–'}
        </Fact>
      </Facts>
      <Part title={messages.usedBy}>
        <UsedBy usedBy={usedBy} words={uses} unused={messages.unused} />
      </Part>
      <Part title={messages.history}>
        <Loaded query={timeline} size="inline" skeleton={<Skeleton h="12" />}>
          {({ items }) => <Timeline entries={items} events={events} />}
        </Loaded>
      </Part>
    </Stack>
  );
}

function LanguageOf({ contact: { isUser, language } }: { contact: ContactDetails }) {
  if (language && !isUser) return LANGUAGE_NAMES[language];
  return <FormattedMessage {...(isUser ? messages.userLanguage : messages.organizationLanguage)} />;
}

function Stages({ contact: { notificationTypes } }: { contact: ContactDetails }) {
  const say = useSay();
  if (notificationTypes.length === NOTIFIED_STAGES.length) return <FormattedMessage {...messages.allStages} />;
  return notificationTypes.map((stage) => say(orderStageMessages[stage])).join(', ');
}
