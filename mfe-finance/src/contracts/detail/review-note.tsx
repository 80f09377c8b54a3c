import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ContractDetails } from 'shared-contracts/finance/contracts';
import { Button, Flex, Icon, Section, Skeleton, Text, withValues, type Message } from 'shared-ui';
import { messages } from './contract-page.messages.ts';
import { contractQueries } from '../contracts.api.ts';
import { Differences } from './differences.tsx';

type ReviewNotice = { text: Message; tone: 'warn' | 'bad' };

function getReviewNotice({
  actions,
  isMine,
  isWaiting,
  newer,
  partner,
  organization,
  rejectedReason,
}: ContractDetails): ReviewNotice | null {
  if (newer?.state === 'rejected')
    return { tone: 'bad', text: withValues(messages.newerRejectedFor, { reason: newer.reason ?? '' }) };
  if (rejectedReason !== null)
    return { tone: 'bad', text: withValues(messages.rejectedFor, { reason: rejectedReason }) };
  if (!isWaiting) return null;
  if (actions.includes('review')) return { tone: 'warn', text: newer ? messages.newerWaitsForUs : messages.waitsForUs };
  return {
    tone: 'warn',
    text: withValues(newer ? messages.newerWaitsForPartner : messages.waitsForPartner, {
      partner: (isMine ? partner : organization).name,
    }),
  };
}

/** Differences between the newer terms and those in force. */
function NewerTerms({ id, number, onShow }: { id: string; number: number; onShow: () => void }) {
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
  onShowVersion,
}: {
  contract: ContractDetails;
  onShowVersion: (number: number) => void;
}) {
  const notice = getReviewNotice(contract);
  const { newer } = contract;
  return (
    <>
      {notice && (
        <Flex
          role="status"
          gap="3"
          px="4"
          py="3"
          borderRadius="md"
          bg={`status.${notice.tone}.bg`}
          color={`status.${notice.tone}.fg`}
        >
          <Icon name={notice.tone === 'bad' ? 'reject' : 'clock'} />
          <Text flex="1" minW="0" fontWeight="medium" whiteSpace="pre-line" overflowWrap="anywhere">
            <FormattedMessage {...notice.text} />
          </Text>
        </Flex>
      )}
      {newer && <NewerTerms id={contract.id} number={newer.number} onShow={() => onShowVersion(newer.number)} />}
    </>
  );
}
