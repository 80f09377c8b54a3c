import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { Timeline, TimelineEntry } from 'shared-contracts/timeline';
import { Flex, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useFormatMessage, withValues } from '../base/message.ts';
import { messages } from './concurrent-change.messages.ts';
import type { StatusStyle } from './status-styles.ts';

type StageChange<Stage> = { previous: Stage; number: number };

/** The last stage change since the record was opened, no matter who made it. */
function useStageChange<Stage extends string>(stage: Stage): StageChange<Stage> | undefined {
  const [last, setLast] = useState<{ stage: Stage; change?: StageChange<Stage> }>({ stage });
  if (last.stage !== stage)
    setLast({ stage, change: { previous: last.stage, number: (last.change?.number ?? 0) + 1 } });
  return last.change;
}

/** Whether the change was made in this tab or another one of the user; during impersonation only in that session. */
const isOwn = (entry: TimelineEntry | undefined, user: UserInfo | undefined) =>
  entry !== undefined &&
  (entry.userLogin ?? entry.user) === user?.login &&
  (entry.actorLogin ?? entry.actor) === (user.actor?.login ?? null);

type ConcurrentChangeBannerProps<Stage extends string, Key extends QueryKey> = {
  stage: Stage;
  statusStyles: Record<Stage, StatusStyle>;
  /** Query for the record's timeline; fetched after a change, to know who made it. */
  timeline: UseQueryOptions<Timeline, Error, Timeline, Key>;
};

/** Shows that someone else changed the stage of the record while this user was viewing it. */
export function ConcurrentChangeBanner<Stage extends string, Key extends QueryKey>({
  stage,
  statusStyles,
  timeline,
}: ConcurrentChangeBannerProps<Stage, Key>) {
  const formatMessage = useFormatMessage();
  const change = useStageChange(stage);
  const user = useSession((session) => session.user);
  // A separate key for each change: the loaded timeline may be older.
  const queryKey = [...timeline.queryKey, useId(), change?.number] as unknown as Key;
  const { data } = useQuery({ ...timeline, queryKey, enabled: change !== undefined });
  const entry = data?.items.findLast(({ to }) => to === stage);
  if (!change || !data || isOwn(entry, user)) return null;
  const { previous } = change;
  const name = entry?.user;
  const stages = { from: formatMessage(statusStyles[previous].label), to: formatMessage(statusStyles[stage].label) };
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      px="4"
      py="3"
      borderRadius="md"
      bg="status.info.bg"
      color="status.info.fg"
    >
      <Icon name="info" />
      <Text fontWeight="medium">
        <FormattedMessage
          {...(name ? withValues(messages.changedBy, { ...stages, name }) : withValues(messages.changed, stages))}
        />
      </Text>
    </Flex>
  );
}
