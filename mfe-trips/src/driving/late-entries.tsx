import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Icon, Text, withValues, type Message } from 'shared-ui';
import { DateTime, formatDateTime, useTimeZone } from 'shared-ui/format';
import { lateMessages as messages, lateTitles, outboxMessages } from './driving.messages.ts';
import { getLabel } from './outbox-entry.ts';
import type { OutboxEntry } from './outbox.ts';

export const EntryList = ({ entries }: { entries: readonly OutboxEntry[] }) => (
  <Box as="ol" mt="2" color="fg.default">
    {entries.map((entry) => (
      <Flex as="li" key={entry.id} justify="space-between" gap="3" wrap="wrap" py="1">
        <span>
          <FormattedMessage {...getLabel(entry)} />
          {entry.orderNumber && ` · ${entry.orderNumber}`}
        </span>
        <DateTime at={entry.input.occurredAt} />
      </Flex>
    ))}
  </Box>
);

const getTitle = ({ late, orderNumber }: OutboxEntry): Message =>
  late ? withValues(lateTitles[late.cause], { trip: late.trip, order: orderNumber ?? 'none' }) : messages.notAssigned;

type LateEntriesProps = { entries: readonly [OutboxEntry, ...OutboxEntry[]]; onDismiss: () => Promise<void> };

/** A notice about all entries that were late for the same cause: what happened, and their effect. */
export function LateEntries({ entries, onDismiss }: LateEntriesProps) {
  const timeZone = useTimeZone();
  const [first] = entries;
  const { late } = first;
  const text = late ? messages.kept : messages.notKept;
  return (
    <Box role="alert" p="4" borderRadius="md" bg="status.warn.bg">
      <Flex gap="2" align="center" fontWeight="semibold" textStyle="lg" color="status.warn.fg">
        <Icon name="alert" size={20} />
        <FormattedMessage {...getTitle(first)} />
      </Flex>
      {late && (
        <Text mt="1">
          <FormattedMessage {...withValues(messages.since, { time: formatDateTime(late.at, timeZone) })} />
        </Text>
      )}
      {late?.reason && (
        <Text overflowWrap="anywhere">
          <FormattedMessage {...withValues(messages.reason, { reason: late.reason })} />
        </Text>
      )}
      <Text mt="1">
        <FormattedMessage {...withValues(text, { count: entries.length })} />
      </Text>
      <EntryList entries={entries} />
      <Button mt="3" size="lg" variant="outline" w="full" onClick={() => void onDismiss()}>
        <FormattedMessage {...outboxMessages.dismiss} />
      </Button>
    </Box>
  );
}
