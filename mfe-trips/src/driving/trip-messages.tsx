import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLiveEvents, useSession } from 'shared-auth';
import { TRIP_MESSAGE_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, Button, Flex, Icon, Stack, Text, Textarea, useFormatMessage, withValues } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { drivingQueries, readMessages } from './driving.api.ts';
import { messages } from './messages.messages.ts';
import type { OutboxEntry } from './outbox.ts';
import { type ThreadMessage, toThread } from './thread.rules.ts';
import type { DriverOutbox } from './use-driver-outbox.ts';

const Message = ({ message: { text, author, isOwn, isWaiting, occurredAt } }: { message: ThreadMessage }) => (
  <Box
    as="li"
    alignSelf={isOwn ? 'end' : 'start'}
    maxW="85%"
    px="3"
    py="2"
    borderRadius="md"
    bg={isOwn ? 'accent.subtle' : 'bg.subtle'}
  >
    <Text textStyle="sm" color="fg.muted">
      {isOwn ? <FormattedMessage {...messages.you} /> : author} · <DateTime at={occurredAt} />
    </Text>
    <Text textStyle="lg" whiteSpace="pre-line" overflowWrap="anywhere">
      {text}
    </Text>
    {isWaiting && (
      <Flex gap="1" align="center" textStyle="sm" color="status.warn.fg">
        <Icon name="offline" />
        <FormattedMessage {...messages.waiting} />
      </Flex>
    )}
  </Box>
);

function MessageForm({ onSend }: { onSend: (text: string) => Promise<void> }) {
  const id = useId();
  const [text, setText] = useState('');
  const trimmed = text.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!trimmed) return;
    void onSend(trimmed).then(() => setText(''));
  };
  return (
    <Box as="form" onSubmit={send}>
      <Text as="label" display="block" mb="1" color="fg.muted" {...{ htmlFor: id }}>
        <FormattedMessage {...messages.text} />
      </Text>
      <Textarea
        id={id}
        rows={2}
        maxLength={TRIP_MESSAGE_LIMITS.text}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button mt="2" type="submit" size="lg" w="full" disabled={!trimmed}>
        <FormattedMessage {...messages.send} />
      </Button>
    </Box>
  );
}

type TripMessagesProps = { tripId: string; entries: readonly OutboxEntry[]; outbox: DriverOutbox };

/** The thread with the dispatchers; collapsed, it shows their last messages until the driver has answered. */
export function TripMessages({ tripId, entries, outbox }: TripMessagesProps) {
  const formatMessage = useFormatMessage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const userId = useSession((session) => session.user?.id ?? '');
  const client = useQueryClient();
  const query = drivingQueries.messages(userId, tripId);
  const { data: loaded = [] } = useQuery(query);
  const refetch = () => void client.invalidateQueries({ queryKey: query.queryKey });
  useLiveEvents('trips', refetch, refetch);
  const thread = toThread(loaded, entries, tripId);
  const last = thread.at(-1);
  const unread = loaded.filter(({ isUnread }) => isUnread);
  const newestUnreadId = unread[0]?.id;
  const { mutate: read } = useMutation(readMessages(tripId));
  useEffect(() => {
    if (isOpen && newestUnreadId !== undefined) read(newestUnreadId);
  }, [isOpen, newestUnreadId, read]);
  return (
    <Box
      as="section"
      aria-label={formatMessage(messages.title)}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="md"
    >
      <Button
        size="lg"
        minH="14"
        w="full"
        variant="ghost"
        justifyContent="start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="mail" size={20} />
        <FormattedMessage {...withValues(messages.count, { count: thread.length })} />
        {unread.length > 0 && (
          <Text as="span" color="status.warn.fg">
            <FormattedMessage {...withValues(messages.unread, { count: unread.length })} />
          </Text>
        )}
      </Button>
      <Box id={id} px="4" pt={isOpen ? '3' : '0'} pb={isOpen || (last && !last.isOwn) ? '4' : '0'}>
        {isOpen ? (
          <Stack gap="3">
            {thread.length === 0 && (
              <Text color="fg.muted">
                <FormattedMessage {...messages.none} />
              </Text>
            )}
            <Box role="log" aria-label={formatMessage(messages.title)}>
              <Stack as="ol" gap="2">
                {thread.map((message) => (
                  <Message key={message.key} message={message} />
                ))}
              </Stack>
            </Box>
            <MessageForm onSend={outbox.sendMessage} />
          </Stack>
        ) : (
          last &&
          !last.isOwn && (
            <Text role="status" textStyle="lg" overflowWrap="anywhere" lineClamp={3}>
              <Text as="span" fontWeight="medium">
                {last.author}:
              </Text>{' '}
              {last.text}
            </Text>
          )
        )}
      </Box>
    </Box>
  );
}
