import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan, useSession } from 'shared-auth';
import type { TripMessage, TripMessagePage } from 'shared-contracts/trips/trip-messages';
import type { Trip } from 'shared-contracts/trips/trips';
import { TRIP_MESSAGE_LIMITS } from 'shared-contracts/values/field-limits';
import { DEFAULT_PAGE_SIZE } from 'shared-contracts/values/limits';
import { Box, Button, Flex, QueryContent, Section, Skeleton, Stack, Text, Textarea, withValues } from 'shared-ui';
import { DateTime, PersonName, usePersonName } from 'shared-ui/format';
import { WRITE_TRIPS } from '../trip-access.ts';
import { tripMutations, tripQueries } from '../trips.api.ts';
import { useSeen } from './use-seen.ts';
import { threadMessages as messages } from './trip-page.messages.ts';

const Message = ({ message: { text, author, isUnread, occurredAt } }: { message: TripMessage }) => (
  <Box as="li" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Flex gap="2" justify="space-between" wrap="wrap">
      <Text fontWeight={isUnread ? 'bold' : 'medium'} overflowWrap="anywhere">
        <PersonName name={author} />
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <DateTime at={occurredAt} />
      </Text>
    </Flex>
    <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
      {text}
    </Text>
  </Box>
);

function MessageForm({ tripId }: { tripId: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const send = useMutation(tripMutations.sendMessage(tripId));
  const trimmed = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!trimmed || send.isPending) return;
    const message = { key: crypto.randomUUID(), text: trimmed, occurredAt: Math.floor(Date.now() / 1_000) };
    // A failure is shown by the mutation, and the text stays.
    send.mutate(message, { onSuccess: () => setText('') });
  };
  return (
    <Box as="form" onSubmit={submit}>
      <Text as="label" display="block" mb="1" textStyle="xs" color="fg.muted" {...{ htmlFor: id }}>
        <FormattedMessage {...messages.text} />
      </Text>
      <Textarea
        id={id}
        rows={2}
        maxLength={TRIP_MESSAGE_LIMITS.text}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Flex mt="2" justify="flex-end">
        <Button type="submit" size="sm" loading={send.isPending} disabled={!trimmed}>
          <FormattedMessage {...messages.send} />
        </Button>
      </Flex>
    </Box>
  );
}

type ThreadProps = { tripId: string; driver: string; page: TripMessagePage; onEarlier: () => void };

/** Marks the thread as read once its newest message is on the screen. */
function ReadMark({ tripId, newest }: { tripId: string; newest: TripMessage | undefined }) {
  const read = useMutation(tripMutations.readMessages(tripId));
  const seen = useSeen(newest?.id, (messageId) => read.mutate(messageId));
  return <Box ref={seen} />;
}

const Thread = ({ tripId, driver, page: { items, total, unread = 0 }, onEarlier }: ThreadProps) => (
  <Stack gap="3">
    {total === 0 && (
      <Text color="fg.muted">
        <FormattedMessage {...withValues(messages.none, { driver })} />
      </Text>
    )}
    {items.length < total && (
      <Button size="xs" variant="outline" alignSelf="start" onClick={onEarlier}>
        <FormattedMessage {...messages.earlier} />
      </Button>
    )}
    {items.length > 0 && (
      <Box as="ol" my="-2">
        {items.toReversed().map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </Box>
    )}
    <ReadMark tripId={tripId} newest={unread > 0 ? items[0] : undefined} />
    <MessageForm tripId={tripId} />
  </Stack>
);

const Unread = ({ count }: { count: number }) =>
  count > 0 && (
    <Text textStyle="sm" fontWeight="medium" color="status.warn.fg">
      <FormattedMessage {...withValues(messages.unread, { count })} />
    </Text>
  );

function DispatcherThread({ tripId, driver }: { tripId: string; driver: string }) {
  const [limit, setLimit] = useState(DEFAULT_PAGE_SIZE);
  const thread = useQuery(tripQueries.messages(tripId, limit));
  return (
    <Section title={messages.title} aside={<Unread count={thread.data?.unread ?? 0} />}>
      <QueryContent query={thread} size="inline" skeleton={<Skeleton h="24" />}>
        {(page) => (
          <Thread tripId={tripId} driver={driver} page={page} onEarlier={() => setLimit(limit + DEFAULT_PAGE_SIZE)} />
        )}
      </QueryContent>
    </Section>
  );
}

/** Messages between the driver and the dispatchers of the organization that runs the trip. */
export function MessagesSection({ trip: { id, driver, organization, stage } }: { trip: Trip }) {
  const personName = usePersonName();
  const isDispatcher = useCan(WRITE_TRIPS);
  const isOwn = useSession(({ user }) => user?.organizationId === organization.id);
  return isDispatcher && isOwn && driver && stage !== 'saved' ? (
    <DispatcherThread tripId={id} driver={personName(driver.name)} />
  ) : null;
}
