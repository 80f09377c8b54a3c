import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ContractVersion } from 'shared-contracts/finance/contracts';
import { Badge, Box, Button, ErrorState, Flex, Section, Skeleton, Text, withValues, type Message } from 'shared-ui';
import { DateOnly, DateTime, StatusBadge, PersonName } from 'shared-ui/format';
import { versionStatusStyles } from '../contract-status-styles.ts';
import { messages } from './contract-page.messages.ts';
import { contractQueries } from '../contracts.api.ts';
import { ExportRatesButton } from '../rates/export-rates-button.tsx';
import { messages as simulationMessages } from '../simulation/simulation.messages.ts';

type StampProps = { label: Message; at: number; by: string | null };
const Stamp = ({ label, at, by }: StampProps) => (
  <Text textStyle="xs" color="fg.muted">
    <FormattedMessage {...label} />: <DateTime at={at} />
    {by && (
      <>
        {' · '}
        <PersonName name={by} />
      </>
    )}
  </Text>
);

const VersionItem = ({
  id,
  version: { number, state, isInForce, reason, effectiveFrom, createdAt, createdBy, reviewedAt, reviewedBy },
  onOpen,
  onSimulate,
}: {
  id: string;
  version: ContractVersion;
  onOpen: (number: number) => void;
  onSimulate: (number: number) => void;
}) => (
  <Box as="li" py="2.5" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Flex align="center" gap="2" wrap="wrap" mb="1">
      <Button size="xs" variant="outline" onClick={() => onOpen(number)}>
        <FormattedMessage {...withValues(messages.version, { number })} />
      </Button>
      <StatusBadge {...versionStatusStyles[state]} />
      {isInForce && (
        <Badge bg="accent.subtle" color="accent.fg">
          <FormattedMessage {...messages.inForce} />
        </Badge>
      )}
      <Flex ms="auto" wrap="wrap">
        <ExportRatesButton id={id} number={number} />
        <Button size="xs" variant="ghost" onClick={() => onSimulate(number)}>
          <FormattedMessage {...simulationMessages.simulate} />
        </Button>
      </Flex>
    </Flex>
    {typeof effectiveFrom === 'number' && (
      <Text textStyle="xs" color="fg.muted">
        <FormattedMessage {...messages.appliesFrom} />: <DateOnly at={effectiveFrom} />
      </Text>
    )}
    <Stamp label={messages.writtenAt} at={createdAt} by={createdBy} />
    {reviewedAt !== null && <Stamp label={messages.reviewedAt} at={reviewedAt} by={reviewedBy} />}
    {reason && (
      <Text mt="1" textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
        {reason}
      </Text>
    )}
  </Box>
);

type VersionsSectionProps = { id: string; onOpen: (number: number) => void; onSimulate: (number: number) => void };

/** All versions, newest first; opens one with its differences, or its simulation. */
export function VersionsSection({ id, onOpen, onSimulate }: VersionsSectionProps) {
  const versions = useQuery(contractQueries.versions(id));
  return (
    <Section title={messages.versions}>
      {versions.isError && !versions.data && (
        <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />
      )}
      {versions.isPending && <Skeleton h="16" />}
      {versions.data && (
        <Box as="ol">
          {versions.data.items.map((version) => (
            <VersionItem key={version.number} id={id} version={version} onOpen={onOpen} onSimulate={onSimulate} />
          ))}
        </Box>
      )}
    </Section>
  );
}
