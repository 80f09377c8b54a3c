import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { OrganizationRow } from 'shared-contracts/identity/organizations';
import { Box, withValues, Flex, Section, Text, type Message } from 'shared-ui';
import type { HomeWaitingProps } from 'shared-ui/area';
import { RelativeTime } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { ROOT } from './organization-access.ts';
import { organizationQueries } from './organizations.api.ts';
import { waitingMessages as messages } from './organizations.messages.ts';

const MAX_SHOWN = 5;
const REGISTRATIONS = {
  filter: { status: '0' },
  to: '/organizations?status=0',
  dialog: 'details',
  label: messages.registration,
  all: messages.registrations,
};
const CHANGES = {
  filter: { hasChange: 'true' },
  to: '/organizations?hasChange=true',
  dialog: 'changes',
  label: messages.change,
  all: messages.changes,
};

type ReviewKind = typeof REGISTRATIONS | typeof CHANGES;
type EntryProps = { organization: OrganizationRow; to: string; label: Message };

const Entry = ({ organization: { name, createdAt }, to, label }: EntryProps) => (
  <Box as="li" mx="-2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Link to={to}>
      <Flex wrap="wrap" columnGap="4" align="baseline" px="2" py="2" borderRadius="sm" _hover={{ bg: 'bg.hover' }}>
        <Text fontWeight="medium">{name}</Text>
        <Text flex="1" color="fg.muted">
          <FormattedMessage {...label} />
        </Text>
        {label === messages.registration && (
          <Text color="fg.muted" textStyle="sm" whiteSpace="nowrap">
            <RelativeTime at={createdAt} />
          </Text>
        )}
      </Flex>
    </Link>
  </Box>
);

const useWaiting = ({ filter }: ReviewKind, enabled: boolean) =>
  useQuery({ ...organizationQueries.list({ ...filter, sort: 'createdAt', limit: MAX_SHOWN }), enabled }).data;

/** Lists pending registrations and changes on root's home page; renders nothing when there are none. */
export default function WaitingSlot({ onCount }: HomeWaitingProps) {
  const isRoot = useCan(ROOT);
  const registrations = useWaiting(REGISTRATIONS, isRoot);
  const changes = useWaiting(CHANGES, isRoot);
  const isLoaded = registrations && changes;
  const count = isRoot ? isLoaded && registrations.total + changes.total : 0;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  if (!isLoaded || !count) return null;
  const sections = [
    { ...REGISTRATIONS, page: registrations },
    { ...CHANGES, page: changes },
  ].filter(({ page }) => page.total > 0);
  return (
    <Section
      title={messages.title}
      aside={
        <Flex gap="4" wrap="wrap">
          {sections.map(({ to, all, page }) => (
            <ShowAllLink key={to} to={to} label={withValues(all, { count: page.total })} />
          ))}
        </Flex>
      }
    >
      <Box as="ul">
        {sections.flatMap(({ page, to, dialog, label }) =>
          page.items.map((organization) => (
            <Entry
              key={`${dialog}.${organization.id}`}
              organization={organization}
              to={`${to}&dialog=${dialog}.${organization.id}`}
              label={label}
            />
          )),
        )}
      </Box>
    </Section>
  );
}

const ShowAllLink = ({ to, label }: { to: string; label: Message }) => (
  <Link to={to}>
    <Text as="span" color="accent.fg" whiteSpace="nowrap">
      <FormattedMessage {...label} />
    </Text>
  </Link>
);
