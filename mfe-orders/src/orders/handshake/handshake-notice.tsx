import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import type { HandshakeState } from 'shared-contracts/values/orders/handshakes';
import { Box, Flex, Text, withValues, type Message } from 'shared-ui';
import { formatDateTime, StatusBadge, useTimeZone } from 'shared-ui/format';
import { handshakeMessages as messages } from './handshake.messages.ts';
import { handshakeStyles } from './handshake-styles.ts';

const TEXTS: Partial<Record<HandshakeState, Message>> = {
  offered: messages.offeredTo,
  accepted: messages.acceptedBy,
  declined: messages.declinedBy,
  expired: messages.expiredBy,
};

/** Shows the state of the order with its partner, why it was declined and what its owner can do next. */
export function HandshakeNotice({ order: { handshake, partner, actions } }: { order: Order }) {
  const timeZone = useTimeZone();
  const text = handshake && TEXTS[handshake.state];
  if (!text) return null;
  const deadline = handshake.deadline === null ? '' : formatDateTime(handshake.deadline, timeZone);
  return (
    <Flex role="status" gap="3" px="4" py="3" borderRadius="md" borderWidth="1px" align="flex-start" wrap="wrap">
      <StatusBadge {...handshakeStyles[handshake.state]} />
      <Box flex="1" minW="12rem">
        <Text>
          <FormattedMessage {...withValues(text, { partner: partner.name, deadline })} />
        </Text>
        {handshake.reason && (
          <Text whiteSpace="pre-line" overflowWrap="anywhere" fontWeight="medium">
            {handshake.reason}
          </Text>
        )}
        {actions.includes('offer') && (
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...messages.next} />
          </Text>
        )}
      </Box>
    </Flex>
  );
}
