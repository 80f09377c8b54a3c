import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ContractDetails } from 'shared-contracts/contracts';
import { Button, fill, Flex, Icon, Section, Skeleton, Text, type Words } from 'shared-ui';
import { messages } from './contract-page.messages.ts';
import { contractQueries } from './contracts.api.ts';
import { Differences } from './differences.tsx';

type Told = { text: Words; tone: 'warn' | 'bad' };

/** What there is to be said of the review of a contract; null: nothing. */
function noteOf({
  actions,
  isMine,
  isWaiting,
  newer,
  partner,
  organization,
  rejectedReason,
}: ContractDetails): Told | null {
  if (newer?.state === 'rejected')
    return { tone: 'bad', text: fill(messages.newerRejectedFor, { reason: newer.reason ?? '' }) };
  if (rejectedReason !== null) return { tone: 'bad', text: fill(messages.rejectedFor, { reason: rejectedReason }) };
  if (!isWaiting) return null;
  if (actions.includes('review')) return { tone: 'warn', text: newer ? messages.newerWaitsForUs : messages.waitsForUs };
  return {
    tone: 'warn',
    text: fill(newer ? messages.newerWaitsForPartner : messages.waitsForPartner, {
      partner: (isMine ? partner : organization).name,
    }),
  };
}

/** Newer terms beside those in force: what they would change. */
function Newer({ id, number, onShow }: { id: string; number: number; onShow: () => void }) {
  const version = useQuery(contractQueries.version(id, number));
  return (
    <Section
      title={messages.changes}
      aside={
        <Button size="xs" variant="outline" onClick={onShow}>
          <FormattedMessage {...messages.showNew} />
        </Button>
      }
    >
      {version.data ? <Differences {...version.data} /> : <Skeleton h="16" />}
    </Section>
  );
}

export function ReviewNote({
  contract,
  onShow,
}: {
  contract: ContractDetails;
  /** Opens the newer version. */ onShow: (number: number) => void;
}) {
  const told = noteOf(contract);
  const { newer } = contract;
  return (
    <>
      {told && (
        <Flex
          role="status"
          gap="3"
          px="4"
          py="3"
          borderRadius="md"
          bg={`status.${told.tone}.bg`}
          color={`status.${told.tone}.fg`}
        >
          <Icon name={told.tone === 'bad' ? 'refuse' : 'clock'} />
          <Text flex="1" minW="0" fontWeight="medium" whiteSpace="pre-line" overflowWrap="anywhere">
            <FormattedMessage {...told.text} />
          </Text>
        </Flex>
      )}
      {newer && <Newer id={contract.id} number={newer.number} onShow={() => onShow(newer.number)} />}
    </>
  );
}
