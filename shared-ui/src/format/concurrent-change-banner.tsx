import { useIsMutating, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Timeline } from 'shared-contracts/timeline';
import { Flex, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useFormatMessage, withValues } from '../base/message.ts';
import { messages } from './concurrent-change.messages.ts';
import type { StatusStyle } from './status-styles.ts';

/** Returns the previous stage after a stage change that this user did not make. */
function useConcurrentChange<Stage extends string>(stage: Stage): Stage | undefined {
  const isMutating = useIsMutating() > 0;
  const [last, setLast] = useState<{ stage: Stage; isMutating: boolean; previous?: Stage }>({ stage, isMutating });
  if (last.stage !== stage) {
    // A mutation may end in the render in which its new stage arrives.
    const isOwnChange = isMutating || last.isMutating;
    setLast(isOwnChange ? { stage, isMutating } : { stage, isMutating, previous: last.stage });
  } else if (last.isMutating !== isMutating) setLast({ ...last, isMutating });
  return last.previous;
}

type ConcurrentChangeBannerProps<Stage extends string, Key extends QueryKey> = {
  stage: Stage;
  statusStyles: Record<Stage, StatusStyle>;
  /** Query for the record's timeline; fetched after a change, to name who made it. */
  timeline: UseQueryOptions<Timeline, Error, Timeline, Key>;
};

/** Says that somebody else changed the stage of the record while this user was viewing it. */
export function ConcurrentChangeBanner<Stage extends string, Key extends QueryKey>({
  stage,
  statusStyles,
  timeline,
}: ConcurrentChangeBannerProps<Stage, Key>) {
  const formatMessage = useFormatMessage();
  const previous = useConcurrentChange(stage);
  const { data } = useQuery({ ...timeline, enabled: previous !== undefined });
  if (!previous) return null;
  const name = data?.items.findLast(({ to }) => to === stage)?.user;
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
