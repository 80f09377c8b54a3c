import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips';
import type { TripStage } from 'shared-contracts/values/trip-stages';
import { fill, Flex, Icon, Text, useSay } from 'shared-ui';
import { tripLooks } from 'shared-ui/format';
import { messages } from './trip-page.messages.ts';
import { tripQueries } from './trips.api.ts';

type Seen = { stage: TripStage; before?: TripStage };

/** The stage before, when it was not this person who has just changed it. */
function useOvertaken({ stage }: Trip): TripStage | undefined {
  const isActing = useIsMutating() > 0;
  const [seen, setSeen] = useState<Seen>({ stage });
  if (seen.stage !== stage) setSeen(isActing ? { stage } : { stage, before: seen.stage });
  return seen.before;
}

/** A trip moves while it is looked at: by its driver, its vehicle, or somebody else. */
export function MeanwhileNote({ trip }: { trip: Trip }) {
  const say = useSay();
  const before = useOvertaken(trip);
  const timeline = useQuery({ ...tripQueries.timeline(trip.id), enabled: before !== undefined });
  if (!before) return null;
  const by = timeline.data?.items.findLast(({ to }) => to === trip.stage)?.user;
  const stages = { from: say(tripLooks[before].label), to: say(tripLooks[trip.stage].label) };
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
          {...(by ? fill(messages.changedBy, { ...stages, name: by }) : fill(messages.changed, stages))}
        />
      </Text>
    </Flex>
  );
}
