import { FormattedMessage } from 'react-intl';
import type { TrackingLink } from 'shared-contracts/tracking';
import { Box, fill, Flex, Text } from 'shared-ui';
import { Ago, DateTime, StatusBadge, type Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Actions } from 'shared-ui/overlays';
import { messages, states } from './tracking.messages.ts';

const looks: Record<TrackingLink['state'], Look> = {
  active: { tone: 'good', icon: icons.check, label: states.active },
  expired: { tone: 'neutral', icon: icons.clock, label: states.expired },
  revoked: { tone: 'neutral', icon: icons.ban, label: states.revoked },
};

/** What became of a link; the link itself is known to whom it was given. */
export function MadeLink({ link, onRevoke }: { link: TrackingLink; onRevoke: () => Promise<unknown> }) {
  const { code, state, createdBy, createdAt, expiresAt, opened, lastOpenedAt, actions } = link;
  const revoke = {
    label: messages.revoke,
    icon: 'trash',
    danger: true,
    primary: true,
    confirm: fill(messages.revokeText, { code }),
    onSelect: onRevoke,
  } as const;
  return (
    <Flex as="li" gap="3" align="start" py="3" borderTopWidth="1px">
      <Box flex="1" minW="0" fontVariantNumeric="tabular-nums">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium">{code}</Text>
          <StatusBadge {...looks[state]} />
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...fill(messages.made, { user: createdBy })} /> · <DateTime at={createdAt} />
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.until} /> <DateTime at={expiresAt} />
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...fill(messages.opened, { count: opened })} />
          {lastOpenedAt !== null && (
            <>
              {' '}
              · <FormattedMessage {...messages.last} /> <Ago at={lastOpenedAt} />
            </>
          )}
        </Text>
      </Box>
      {actions.includes('revoke') && <Actions of={[revoke]} name={code} size="xs" />}
    </Flex>
  );
}
