import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LiveLink } from 'shared-contracts/fleet/live-links';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { Box, Button, Flex, lazyDialog, QueryContent, Section, Skeleton, Text, withValues } from 'shared-ui';
import { DateTime, RelativeTime, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Actions } from 'shared-ui/overlays';
import { liveLinkMutations, liveLinkQueries } from './live-links.api.ts';
import { messages, states } from './live-links.messages.ts';

const LiveLinkDialog = lazyDialog(() => import('./live-link-dialog.tsx').then((module) => module.LiveLinkDialog));

const FIRST_LINKS = 3;
const MORE_LINKS = 20;

const STATE_STYLES: Record<LiveLink['state'], StatusStyle> = {
  active: { tone: 'good', icon: icons.check, label: states.active },
  expired: { tone: 'neutral', icon: icons.clock, label: states.expired },
  revoked: { tone: 'neutral', icon: icons.ban, label: states.revoked },
};

/** The state of a link. Its URL is not available any more. */
function LinkItem({ link, onRevoke }: { link: LiveLink; onRevoke: () => Promise<unknown> }) {
  const { code, state, showsNextStop, createdBy, createdAt, expiresAt, opened, lastOpenedAt, actions } = link;
  const revoke = {
    label: messages.revoke,
    icon: 'trash',
    danger: true,
    confirmText: withValues(messages.revokeText, { code }),
    onSelect: onRevoke,
  } as const;
  return (
    <Flex as="li" gap="3" align="start" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Box flex="1" minW="0" fontVariantNumeric="tabular-nums">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium">{code}</Text>
          <StatusBadge {...STATE_STYLES[state]} />
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.until} /> <DateTime at={expiresAt} />
          {showsNextStop && (
            <>
              {' · '}
              <FormattedMessage {...messages.withNextStop} />
            </>
          )}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...withValues(messages.createdBy, { user: createdBy })} /> · <DateTime at={createdAt} />
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...withValues(messages.opened, { count: opened })} />
          {lastOpenedAt !== null && (
            <>
              {' · '}
              <FormattedMessage {...messages.lastOpened} /> <RelativeTime at={lastOpenedAt} />
            </>
          )}
        </Text>
      </Box>
      {actions.includes('revoke') && <Actions actions={[revoke]} name={code} size="xs" />}
    </Flex>
  );
}

/** Links to the vehicle's live position that work without signing in, with the number of times they were opened. */
export function LiveLinksSection({ vehicle: { id, registrationPlate } }: { vehicle: Vehicle }) {
  const [limit, setLimit] = useState(FIRST_LINKS);
  const [isOpen, setOpen] = useState(false);
  const links = useQuery(liveLinkQueries.list(id, limit));
  const revoke = useMutation(liveLinkMutations.revoke(id));
  return (
    <Section
      title={messages.title}
      aside={
        links.data?.actions.includes('create') && (
          <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
            <FormattedMessage {...messages.create} />
          </Button>
        )
      }
    >
      <QueryContent query={links} size="inline" skeleton={<Skeleton h="16" />}>
        {({ items, total }) =>
          total === 0 ? (
            <Text color="fg.muted">
              <FormattedMessage {...messages.none} />
            </Text>
          ) : (
            <>
              <Box as="ul" my="-2">
                {items.map((link) => (
                  <LinkItem key={link.id} link={link} onRevoke={() => revoke.mutateAsync(link.id)} />
                ))}
              </Box>
              {items.length < total && (
                <Button mt="3" variant="outline" size="xs" onClick={() => setLimit(limit + MORE_LINKS)}>
                  <FormattedMessage {...messages.more} />
                </Button>
              )}
            </>
          )
        }
      </QueryContent>
      {isOpen && <LiveLinkDialog id={id} plate={registrationPlate} onClose={() => setOpen(false)} />}
    </Section>
  );
}
