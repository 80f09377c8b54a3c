import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { EpcEntry } from 'shared-contracts/finance/epc';
import { Box, EmptyState, ErrorState, Grid, Section, Skeleton, Text, useFormatMessage, useIsMobile } from 'shared-ui';
import { Pagination, PlainTable, RefetchBar, SelectFilter, type ListParams } from 'shared-ui/list';
import { epcPageQueries } from './epc-page.api.ts';
import { kindLabels, messages } from './epc-page.messages.ts';
import { columns } from './ledger.columns.tsx';

/** Replaces the table on phones. */
function LedgerCards({ entries }: { entries: readonly EpcEntry[] }) {
  const formatMessage = useFormatMessage();
  return (
    <Box as="ul" aria-label={formatMessage(messages.ledger)}>
      {entries.map((entry) => (
        <Grid key={entry.id} as="li" templateColumns="1fr 1fr" gap="2" py="3" _notFirst={{ borderTopWidth: '1px' }}>
          {columns.map(({ id, header, cell }) => (
            <Box key={id} minW="0">
              <Text textStyle="xs" color="fg.muted">
                <FormattedMessage {...header} />
              </Text>
              <Box overflowWrap="anywhere">{cell(entry)}</Box>
            </Box>
          ))}
        </Grid>
      ))}
    </Box>
  );
}

const LedgerEntries = ({ entries }: { entries: readonly EpcEntry[] }) =>
  useIsMobile() ? (
    <LedgerCards entries={entries} />
  ) : (
    <PlainTable label={messages.ledger} columns={columns} rows={entries} />
  );

/** Ledger entries of the period, newest first. */
export function LedgerSection({ list, period }: { list: ListParams; period: string | undefined }) {
  const { page, limit } = list;
  const ledger = useQuery(epcPageQueries.ledger({ period, kind: list.getValue('kind'), page, limit }));
  const entries = ledger.data?.items;
  const isFiltered = period !== undefined || list.getValue('kind') !== undefined;
  return (
    <Section title={messages.ledger} aside={<SelectFilter name="kind" label={messages.kind} options={kindLabels} />}>
      <Box position="relative" aria-busy={ledger.isFetching}>
        <RefetchBar isActive={ledger.isFetching && entries !== undefined} />
        {ledger.isError && !entries && (
          <ErrorState error={ledger.error} size="inline" onRetry={() => void ledger.refetch()} />
        )}
        {ledger.isPending && <Skeleton h="40" />}
        {entries?.length === 0 && (
          <EmptyState
            icon="search"
            title={messages.empty}
            text={isFiltered ? messages.noMatches : messages.emptyText}
          />
        )}
        {entries && entries.length > 0 && <LedgerEntries entries={entries} />}
        {ledger.data && ledger.data.total > 0 && <Pagination list={list} {...ledger.data} />}
      </Box>
    </Section>
  );
}
