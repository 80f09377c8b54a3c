import { FormattedMessage } from 'react-intl';
import type { Named } from 'shared-contracts/common';
import { fill, Flex, Icon, Text, useSay, type Words } from 'shared-ui';
import { Ago } from 'shared-ui/format';
import { map as messages, motions } from './trip-page.messages.ts';
import type { LiveState } from './use-live-vehicle.ts';

const SAID: Partial<Record<LiveState['kind'], Words>> = { lost: messages.lost, unknown: messages.unknown };

/** The same as the vehicle on the map, in words. */
export function LiveWords({ vehicle, state }: { vehicle: Named; state: LiveState }) {
  const say = useSay();
  if (state.kind !== 'seen') {
    const words = SAID[state.kind];
    return words ? (
      <Text role="status" textStyle="sm" color="fg.muted">
        <FormattedMessage {...words} />
      </Text>
    ) : null;
  }
  const { motion, speed, at } = state.position;
  return (
    <Flex align="center" gap="2" textStyle="sm" wrap="wrap">
      <Icon name="compass" size={14} />
      <FormattedMessage
        {...fill(messages.live, { plate: vehicle.name, motion: say(motions[motion]), speed: Math.round(speed) })}
      />
      <Text as="span" color="fg.muted">
        <Ago at={at} />
      </Text>
    </Flex>
  );
}
