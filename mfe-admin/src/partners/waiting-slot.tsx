import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { PartnerRow } from 'shared-contracts/network';
import { Box, fill, Flex, Section, Text } from 'shared-ui';
import type { WaitingProps } from 'shared-ui/area';
import { Ago, organizationTypeMessages } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { WRITE } from './partner-access.ts';
import { partnerQueries } from './partners.api.ts';
import { waiting as messages } from './partners.messages.ts';

const SHOWN = 5;
const ALL = '/partners?waitsForUs=true';

const Entry = ({ partner: { id, name, type, createdAt } }: { partner: PartnerRow }) => (
  <Box as="li" mx="-2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Link to={`${ALL}&dialog=info.${id}`}>
      <Flex wrap="wrap" columnGap="4" align="baseline" px="2" py="2" borderRadius="sm" _hover={{ bg: 'bg.hover' }}>
        <Text fontWeight="medium">{name}</Text>
        <Text flex="1" color="fg.muted"><FormattedMessage {...organizationTypeMessages[type]} /></Text>
        <Text color="fg.muted" textStyle="sm" whiteSpace="nowrap"><Ago at={createdAt} /></Text>
      </Flex>
    </Link>
  </Box>
);

/** On the home page: organizations that ask us for a partnership. Nothing when none does. */
export default function WaitingSlot({ onCount }: WaitingProps) {
  const mayConfirm = useCan(WRITE);
  const partners = useQuery({ ...partnerQueries.list({ waitsForUs: 'true', sort: 'createdAt', limit: SHOWN }), enabled: mayConfirm });
  const count = mayConfirm ? partners.data?.total : 0;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  if (!partners.data || !count) return null;
  return (
    <Section
      title={messages.title}
      aside={<Link to={ALL}><Text as="span" color="accent.fg" whiteSpace="nowrap"><FormattedMessage {...fill(messages.all, { count })} /></Text></Link>}
    >
      <Box as="ul">{partners.data.items.map((partner) => <Entry key={partner.id} partner={partner} />)}</Box>
    </Section>
  );
}
