import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { OrganizationRow } from 'shared-contracts/organizations';
import { Box, fill, Flex, Section, Text, type Words } from 'shared-ui';
import type { WaitingProps } from 'shared-ui/area';
import { Ago } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { ROOT } from './organization-access.ts';
import { organizationQueries } from './organizations.api.ts';
import { waiting as messages } from './organizations.messages.ts';

const SHOWN = 5;
const REGISTRATIONS = {
  filter: { status: '0' },
  to: '/organizations?status=0',
  dialog: 'details',
  what: messages.registration,
  all: messages.registrations,
};
const CHANGES = {
  filter: { hasChange: 'true' },
  to: '/organizations?hasChange=true',
  dialog: 'changes',
  what: messages.change,
  all: messages.changes,
};

type Kind = typeof REGISTRATIONS | typeof CHANGES;
type EntryProps = { organization: OrganizationRow; to: string; what: Words };

const Entry = ({ organization: { name, createdAt }, to, what }: EntryProps) => (
  <Box as="li" mx="-2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Link to={to}>
      <Flex wrap="wrap" columnGap="4" align="baseline" px="2" py="2" borderRadius="sm" _hover={{ bg: 'bg.hover' }}>
        <Text fontWeight="medium">{name}</Text>
        <Text flex="1" color="fg.muted">
          <FormattedMessage {...what} />
        </Text>
        {what === messages.registration && (
          <Text color="fg.muted" textStyle="sm" whiteSpace="nowrap">
            <Ago at={createdAt} />
          </Text>
        )}
      </Flex>
    </Link>
  </Box>
);

const useWaiting = ({ filter }: Kind, enabled: boolean) =>
  useQuery({ ...organizationQueries.list({ ...filter, sort: 'createdAt', limit: SHOWN }), enabled }).data;

/** On the home page of the platform's administrator: who has registered and who wants data changed. Nothing when nobody does. */
export default function WaitingSlot({ onCount }: WaitingProps) {
  const isRoot = useCan(ROOT);
  const registrations = useWaiting(REGISTRATIONS, isRoot);
  const changes = useWaiting(CHANGES, isRoot);
  const isKnown = registrations && changes;
  const count = isRoot ? isKnown && registrations.total + changes.total : 0;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  if (!isKnown || !count) return null;
  const parts = [
    { ...REGISTRATIONS, page: registrations },
    { ...CHANGES, page: changes },
  ].filter(({ page }) => page.total > 0);
  return (
    <Section
      title={messages.title}
      aside={
        <Flex gap="4" wrap="wrap">
          {parts.map(({ to, all, page }) => (
            <All key={to} to={to} words={fill(all, { count: page.total })} />
          ))}
        </Flex>
      }
    >
      <Box as="ul">
        {parts.flatMap(({ page, to, dialog, what }) =>
          page.items.map((organization) => (
            <Entry
              key={`${dialog}.${organization.id}`}
              organization={organization}
              to={`${to}&dialog=${dialog}.${organization.id}`}
              what={what}
            />
          )),
        )}
      </Box>
    </Section>
  );
}

const All = ({ to, words }: { to: string; words: Words }) => (
  <Link to={to}>
    <Text as="span" color="accent.fg" whiteSpace="nowrap">
      <FormattedMessage {...words} />
    </Text>
  </Link>
);
