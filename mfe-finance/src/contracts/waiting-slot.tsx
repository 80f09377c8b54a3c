import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { ContractRow } from 'shared-contracts/contracts';
import { Box, fill, Flex, Section, Text } from 'shared-ui';
import type { WaitingProps } from 'shared-ui/area';
import { DateOnly } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { WRITE } from './contract-access.ts';
import { contractQueries } from './contracts.api.ts';
import { waitingMessages as messages } from './contracts.messages.ts';

const SHOWN = 5;

const Entry = ({ contract: { id, name, partner, startDate } }: { contract: ContractRow }) => (
  <Box as="li" mx="-2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Link to={`/contracts/${id}`}>
      <Flex gap="4" align="baseline" px="2" py="2" borderRadius="sm" _hover={{ bg: 'bg.hover' }}>
        <Text flex="1" minW="0" truncate fontWeight="medium">{name}</Text>
        <Text flex="1" minW="0" truncate>{partner.name}</Text>
        <Text color="fg.muted" textStyle="sm" whiteSpace="nowrap"><DateOnly at={startDate} /></Text>
      </Flex>
    </Link>
  </Box>
);

/** On the home page: contracts that wait for our review. Nothing when none does. */
export default function WaitingSlot({ onCount }: WaitingProps) {
  const mayReview = useCan(WRITE);
  const contracts = useQuery({ ...contractQueries.view('partner', { waitsForUs: 'true', sort: 'startDate', limit: SHOWN }), enabled: mayReview });
  const data = useDeferredValue(contracts.data);
  const count = mayReview ? contracts.data?.total : 0;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  if (!data || !count) return null;
  return (
    <Section
      title={messages.title}
      aside={<Link to="/contracts?view=partner&waitsForUs=true"><Text as="span" color="accent.fg" whiteSpace="nowrap"><FormattedMessage {...fill(messages.all, { count })} /></Text></Link>}
    >
      <Box as="ul">{data.items.map((contract) => <Entry key={contract.id} contract={contract} />)}</Box>
    </Section>
  );
}
