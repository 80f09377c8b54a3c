import { FormattedMessage } from 'react-intl';
import type { TimelineEntry } from 'shared-contracts/timeline';
import { Box, Center, Flex, Text } from '../base/chakra.ts';
import { fill, useSay, type Words } from '../base/words.ts';
import { icons } from '../icons/icons.ts';
import { DateTime, dateTimeText } from './dates.tsx';
import type { Look } from './looks.ts';
import { StatusBadge } from './status-badge.tsx';
import { eventMessages, messages } from './timeline.messages.ts';
import { useZone } from './zone.ts';

type TimelineProps = {
  entries: readonly TimelineEntry[];
  /** How the stages look: `orderLooks`. */ looks?: Record<string, Look>;
  /** Words for events that no order and no trip has, by the API's name. */ events?: Record<string, Words>;
};

/** An event that was recorded later than this after it happened says so, s. */
const LATE = 60;

/** Of the same second, what the API tells last is the newest. */
const newestFirst = (one: TimelineEntry, other: TimelineEntry) =>
  other.occurredAt - one.occurredAt || other.recordedAt - one.recordedAt;

/** What happened, the newest first: who, when, to which stage, and why. */
export function Timeline({ entries, looks = {}, events }: TimelineProps) {
  const words: Record<string, Words | undefined> = { ...eventMessages, ...events };
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
            words={words[entry.event]}
            look={looks[entry.to ?? '']}
            last={index === entries.length - 1}
          />
        ))}
    </Box>
  );
}

type EntryProps = { entry: TimelineEntry; words: Words | undefined; look: Look | undefined; last: boolean };

function Entry({ entry: { event, from, to, reason, occurredAt, recordedAt, ...by }, words, look, last }: EntryProps) {
  const zone = useZone();
  const say = useSay();
  const title = words ? say(words) : event;
  const { tone = 'neutral', icon: Drawing = icons.dot } = look ?? {};
  return (
    <Flex as="li" gap="3" minH="12">
      <Flex direction="column" align="center" aria-hidden>
        <Center boxSize="6" flexShrink="0" borderRadius="full" bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
          <Drawing size={13} />
        </Center>
        {!last && <Box flex="1" w="1px" my="1" bg="border.subtle" />}
      </Flex>
      <Box flex="1" minW="0" pb={last ? '0' : '4'}>
        <Flex align="center" gap="2" wrap="wrap" minH="6">
          <Text fontWeight="medium">{title}</Text>
          {look && from !== to && say(look.label) !== title && <StatusBadge {...look} />}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          <Who {...by} /> · <DateTime at={occurredAt} />
          {recordedAt - occurredAt > LATE && (
            <>
              {' '}
              · <FormattedMessage {...fill(messages.recorded, { time: dateTimeText(recordedAt, zone) })} />
            </>
          )}
        </Text>
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
            {reason}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

/** Both names when someone acted under another's. */
function Who({ user, actor, isOfOthers }: Pick<TimelineEntry, 'user' | 'actor' | 'isOfOthers'>) {
  if (!user) return <FormattedMessage {...(isOfOthers ? messages.others : messages.system)} />;
  return actor ? <FormattedMessage {...fill(messages.actingAs, { actor, user })} /> : user;
}
