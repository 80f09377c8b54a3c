import { FormattedMessage } from 'react-intl';
import type { TimelineEntry } from 'shared-contracts/timeline';
import { Box, Center, Flex, Text } from '../base/chakra.ts';
import { withValues, useFormatMessage, type Message } from '../base/message.ts';
import { icons } from '../icons/icons.ts';
import { DateTime, formatDateTime } from './dates.tsx';
import { FieldChanges } from './field-changes.tsx';
import type { ChangedFields } from './format-value.ts';
import { usePersonName } from './person-name.tsx';
import type { StatusStyle } from './status-styles.ts';
import { StatusBadge } from './status-badge.tsx';
import { TimelineReason } from './timeline-reason.tsx';
import { timelineEventMessages, messages } from './timeline.messages.ts';
import { useTimeZone } from './use-time-zone.ts';

type TimelineProps = {
  entries: readonly TimelineEntry[];
  /** `orderStatusStyles` */ statusStyles?: Record<string, StatusStyle>;
  /** Messages for events that orders and trips do not have, by the API's name. */ eventMessages?: Record<
    string,
    Message
  >;
  /** Labels and formats of the changed fields, by the API's name; without them changes aren't shown. */
  fields?: ChangedFields;
};

/** Events recorded more than this many seconds late show when they were recorded. */
const LATE_AFTER = 60;

/** Within the same second, the API returns the newest entry last. */
const newestFirst = (a: TimelineEntry, b: TimelineEntry) => b.occurredAt - a.occurredAt || b.recordedAt - a.recordedAt;

/** All fields of a new record are new. */
const CREATION_EVENTS = ['created', 'save'];

/** The history of a record, newest first: who, when, the new stage, what changed, and why. */
export function Timeline({ entries, statusStyles = {}, eventMessages, fields }: TimelineProps) {
  const messageByEvent: Record<string, Message | undefined> = { ...timelineEventMessages, ...eventMessages };
  if (entries.length === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.empty} />
      </Text>
    );
  return (
    <Box as="ol">
      {entries
        .toReversed()
        .toSorted(newestFirst)
        .map((entry, index) => (
          <Entry
            key={entry.id}
            entry={entry}
            message={messageByEvent[entry.event]}
            statusStyle={statusStyles[entry.to ?? '']}
            fields={fields}
            isLast={index === entries.length - 1}
          />
        ))}
    </Box>
  );
}

type EntryProps = {
  entry: TimelineEntry;
  message: Message | undefined;
  statusStyle: StatusStyle | undefined;
  fields: ChangedFields | undefined;
  isLast: boolean;
};

function Entry({
  entry: { event, from, to, reason, reasonCode, changes = [], occurredAt, recordedAt, ...author },
  message,
  statusStyle,
  fields,
  isLast,
}: EntryProps) {
  const timeZone = useTimeZone();
  const formatMessage = useFormatMessage();
  const title = message ? formatMessage(message) : event;
  const { tone = 'neutral', icon: StatusIcon = icons.dot } = statusStyle ?? {};
  return (
    <Flex as="li" gap="3" minH="12">
      <Flex direction="column" align="center" aria-hidden>
        <Center boxSize="6" flexShrink="0" borderRadius="full" bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
          <StatusIcon size={13} />
        </Center>
        {!isLast && <Box flex="1" w="1px" my="1" bg="border.subtle" />}
      </Flex>
      <Box flex="1" minW="0" pb={isLast ? '0' : '4'}>
        <Flex align="center" gap="2" wrap="wrap" minH="6">
          <Text fontWeight="medium">{title}</Text>
          {statusStyle && from !== to && formatMessage(statusStyle.label) !== title && <StatusBadge {...statusStyle} />}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          <Author {...author} /> · <DateTime at={occurredAt} />
          {recordedAt - occurredAt > LATE_AFTER && (
            <>
              {' '}
              · <FormattedMessage {...withValues(messages.recorded, { time: formatDateTime(recordedAt, timeZone) })} />
            </>
          )}
        </Text>
        {fields && changes.length > 0 && !CREATION_EVENTS.includes(event) && (
          <FieldChanges changes={changes} fields={fields} />
        )}
        {reason && (
          <Text
            mt="1.5"
            maxW="2xl"
            w="fit-content"
            px="3"
            py="2"
            borderRadius="md"
            bg="bg.subtle"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            <TimelineReason reason={reason} reasonCode={reasonCode} />
          </Text>
        )}
      </Box>
    </Flex>
  );
}

/** Both names for an impersonated user, or the API key with its creator. */
function Author({ user, actor, apiKey, isOfOthers }: Pick<TimelineEntry, 'user' | 'actor' | 'apiKey' | 'isOfOthers'>) {
  const personName = usePersonName();
  if (!user) return <FormattedMessage {...(isOfOthers ? messages.otherOrganization : messages.system)} />;
  if (apiKey) return <FormattedMessage {...withValues(messages.byKey, { user: personName(user), key: apiKey })} />;
  if (!actor) return personName(user);
  return <FormattedMessage {...withValues(messages.actingAs, { actor: personName(actor), user: personName(user) })} />;
}
