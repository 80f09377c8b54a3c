import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import { Box, Button, withValues, Flex, Icon, Text, useFormatMessage } from 'shared-ui';
import { errorMessage } from 'shared-ui/data';
import { outboxMessages as messages } from './driving.messages.ts';
import { EntryList, LateEntries } from './late-entries.tsx';
import { getLabel } from './outbox-entry.ts';
import { groupUnapplied, isUnassigned } from './outbox-groups.rules.ts';
import type { OutboxEntry, RejectedRequest } from './outbox.ts';

/** Entries waiting to be sent, late ones in one notice per cause, and rejected ones with the reason. */
export function OutboxStatus({
  entries,
  onDismiss,
}: {
  entries: readonly OutboxEntry[];
  onDismiss: (ids: readonly number[]) => Promise<void>;
}) {
  const waiting = entries.filter(({ state }) => state === 'waiting');
  return (
    <>
      <Box role="status">{waiting.length > 0 && <WaitingEntries entries={waiting} />}</Box>
      {groupUnapplied(entries).map((group) => {
        const [entry] = group;
        const dismiss = () => onDismiss(group.map(({ id }) => id));
        return entry.refused && !isUnassigned(entry) ? (
          <RejectedEntry key={entry.id} entry={entry} rejection={entry.refused} onDismiss={dismiss} />
        ) : (
          <LateEntries key={entry.id} entries={group} onDismiss={dismiss} />
        );
      })}
    </>
  );
}

const WaitingEntries = ({ entries }: { entries: readonly OutboxEntry[] }) => (
  <Box p="4" borderRadius="md" bg="status.warn.bg" color="status.warn.fg">
    <Flex gap="2" align="center" fontWeight="semibold" textStyle="lg">
      <Icon name="offline" size={20} />
      <FormattedMessage {...withValues(messages.waiting, { count: entries.length })} />
    </Flex>
    <Text mt="1" color="fg.default">
      <FormattedMessage {...messages.waitingText} />
    </Text>
    <EntryList entries={entries} />
  </Box>
);

function RejectionReason({ rejection }: { rejection: RejectedRequest }) {
  const formatMessage = useFormatMessage();
  const { code, params } = rejection;
  if (code === 'notAtHub')
    return <FormattedMessage {...withValues(messages.notAtHub, { order: String(params.order) })} />;
  const message = errorMessage(new ApiError(rejection));
  return typeof message === 'string' ? message : formatMessage(message);
}

function RejectedEntry({
  entry,
  rejection,
  onDismiss,
}: {
  entry: OutboxEntry;
  rejection: RejectedRequest;
  onDismiss: () => Promise<void>;
}) {
  const formatMessage = useFormatMessage();
  const label = formatMessage(getLabel(entry));
  const title = entry.orderNumber
    ? withValues(messages.orderEntryRejected, { what: label, number: entry.orderNumber })
    : withValues(messages.entryRejected, { what: label });
  return (
    <Box role="alert" p="4" borderRadius="md" bg="status.bad.bg">
      <Flex gap="2" align="center" fontWeight="semibold" textStyle="lg" color="status.bad.fg">
        <Icon name="alert" size={20} />
        <FormattedMessage {...title} />
      </Flex>
      <Text mt="1" mb="3">
        <RejectionReason rejection={rejection} />
      </Text>
      <Button size="lg" variant="outline" w="full" onClick={() => void onDismiss()}>
        <FormattedMessage {...messages.dismiss} />
      </Button>
    </Box>
  );
}
