import { FormattedMessage } from 'react-intl';
import type { TrackingLink } from 'shared-contracts/orders/tracking';
import { Box, withValues, Flex, Text, type Message } from 'shared-ui';
import { RelativeTime, DateTime, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Actions } from 'shared-ui/overlays';
import { messages, states } from './tracking.messages.ts';

const LINK_STATE_STYLES: Record<TrackingLink['state'], StatusStyle> = {
  active: { tone: 'good', icon: icons.check, label: states.active },
  expired: { tone: 'neutral', icon: icons.clock, label: states.expired },
  revoked: { tone: 'neutral', icon: icons.ban, label: states.revoked },
  obsolete: { tone: 'neutral', icon: icons.ban, label: states.obsolete },
};

const describeScope = (drop: TrackingLink['drop']): Message =>
  drop ? withValues(messages.dropScope, { number: drop.number, name: drop.name }) : messages.wholeOrder;

/** The state of a link. Its URL is not available any more. */
export function TrackingLinkItem({ link, onRevoke }: { link: TrackingLink; onRevoke: () => Promise<unknown> }) {
  const { code, state, drop, createdBy, createdAt, expiresAt, opened, lastOpenedAt, actions } = link;
  const revoke = {
    label: messages.revoke,
    icon: 'trash',
    danger: true,
    primary: true,
    confirmText: withValues(messages.revokeText, { code }),
    onSelect: onRevoke,
  } as const;
  return (
    <Flex as="li" gap="3" align="start" py="3" borderTopWidth="1px">
      <Box flex="1" minW="0" fontVariantNumeric="tabular-nums">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium">{code}</Text>
          <StatusBadge {...LINK_STATE_STYLES[state]} />
        </Flex>
        {state !== 'obsolete' && (
          <Text textStyle="sm" overflowWrap="anywhere">
            <FormattedMessage {...describeScope(drop)} />
          </Text>
        )}
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...withValues(messages.createdBy, { user: createdBy })} /> · <DateTime at={createdAt} />
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.validUntil} /> <DateTime at={expiresAt} />
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...withValues(messages.opened, { count: opened })} />
          {lastOpenedAt !== null && (
            <>
              {' '}
              · <FormattedMessage {...messages.lastOpened} /> <RelativeTime at={lastOpenedAt} />
            </>
          )}
        </Text>
      </Box>
      {actions.includes('revoke') && <Actions actions={[revoke]} name={code} size="xs" />}
    </Flex>
  );
}
