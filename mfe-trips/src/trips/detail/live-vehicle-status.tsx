import { FormattedMessage } from 'react-intl';
import type { NamedRef } from 'shared-contracts/common';
import { withValues, Flex, Icon, Text, useFormatMessage, type Message } from 'shared-ui';
import { formatDateTime, RelativeTime, useTimeZone } from 'shared-ui/format';
import { mapMessages as messages, motionMessages } from './trip-page.messages.ts';
import type { LiveState } from './use-live-vehicle.ts';

const MESSAGE_BY_STATE: Partial<Record<LiveState['kind'], Message>> = {
  disconnected: messages.disconnected,
  unknown: messages.unknown,
};

/** Text alternative to the vehicle on the map. */
export function LiveVehicleStatus({ vehicle, state }: { vehicle: NamedRef; state: LiveState }) {
  const formatMessage = useFormatMessage();
  const zone = useTimeZone();
  if (state.kind !== 'known') {
    const message = MESSAGE_BY_STATE[state.kind];
    return message ? (
      <Text role="status" textStyle="sm" color="fg.muted">
        <FormattedMessage {...message} />
      </Text>
    ) : null;
  }
  const { motion, speed, at } = state.position;
  const values = { plate: vehicle.name, motion: formatMessage(motionMessages[motion]) };
  return (
    <Flex align="center" gap="2" textStyle="sm" wrap="wrap">
      <Icon name="compass" size={14} />
      {motion === 'offline' ? (
        <FormattedMessage {...withValues(messages.stale, { ...values, time: formatDateTime(at, zone) })} />
      ) : (
        <>
          <FormattedMessage {...withValues(messages.live, { ...values, speed: Math.round(speed) })} />
          <Text as="span" color="fg.muted">
            <RelativeTime at={at} />
          </Text>
        </>
      )}
    </Flex>
  );
}
