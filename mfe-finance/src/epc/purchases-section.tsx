import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { EpcPurchase } from 'shared-contracts/finance/epc-purchases';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  Icon,
  Section,
  Skeleton,
  Text,
  useFormatMessage,
  useIsMobile,
  withValues,
} from 'shared-ui';
import { PlainTable, RefetchBar, SelectFilter, type Column, type ListParams } from 'shared-ui/list';
import { purchaseQueries } from './purchases.api.ts';
import { purchaseCells } from './purchase.columns.tsx';
import { documents, fields, messages, states } from './purchases.messages.ts';
import { usePurchaseDocuments } from './use-purchase-documents.ts';

/** The newest ones; older invoices are found by their state. */
const LIMIT = 20;

function DocumentButtons({ purchase }: { purchase: EpcPurchase }) {
  const formatMessage = useFormatMessage();
  const { documentsOf, save } = usePurchaseDocuments();
  return (
    <Flex gap="1">
      {documentsOf(purchase).map((which) => (
        <Button
          key={which}
          size="xs"
          variant="outline"
          aria-label={formatMessage(withValues(documents[`${which}Of`], { number: purchase.number }))}
          onClick={() => void save(purchase, which)}
        >
          <Icon name="download" />
          <FormattedMessage {...documents[which]} />
        </Button>
      ))}
    </Flex>
  );
}

const NAMES = ['number', 'createdAt', 'quantity', 'total', 'state', 'dueAt', 'reference', 'expiresAt'] as const;
const columns: Column<EpcPurchase>[] = [
  ...NAMES.map((id) => ({ id, ...purchaseCells[id] })),
  { id: 'documents', header: fields.documents, cell: (purchase) => <DocumentButtons purchase={purchase} /> },
];

/** Replaces the table on phones. */
function PurchaseCards({ purchases }: { purchases: readonly EpcPurchase[] }) {
  const formatMessage = useFormatMessage();
  return (
    <Box as="ul" aria-label={formatMessage(messages.purchases)}>
      {purchases.map((purchase) => (
        <Grid key={purchase.id} as="li" templateColumns="1fr 1fr" gap="2" py="3" _notFirst={{ borderTopWidth: '1px' }}>
          {columns.map(({ id, header, cell }) => (
            <Box key={id} minW="0">
              <Text textStyle="xs" color="fg.muted">
                <FormattedMessage {...header} />
              </Text>
              <Box overflowWrap="anywhere">{cell(purchase)}</Box>
            </Box>
          ))}
        </Grid>
      ))}
    </Box>
  );
}

/** Purchases of the organization with their payment, invoice and receipt, newest first. */
export function PurchasesSection({ list }: { list: ListParams }) {
  const isMobile = useIsMobile();
  const state = list.getValue('payment');
  const purchases = useQuery(purchaseQueries.own({ state, page: 1, limit: LIMIT }));
  const rows = purchases.data?.items;
  return (
    <Section title={messages.purchases} aside={<SelectFilter name="payment" label={fields.state} options={states} />}>
      <Box position="relative" aria-busy={purchases.isFetching}>
        <RefetchBar isActive={purchases.isFetching && rows !== undefined} />
        {purchases.isError && !rows && (
          <ErrorState error={purchases.error} size="inline" onRetry={() => void purchases.refetch()} />
        )}
        {purchases.isPending && <Skeleton h="32" />}
        {rows?.length === 0 && (
          <EmptyState icon="file" title={messages.empty} text={state ? messages.noMatches : messages.emptyText} />
        )}
        {rows && rows.length > 0 && isMobile && <PurchaseCards purchases={rows} />}
        {rows && rows.length > 0 && !isMobile && (
          <PlainTable label={messages.purchases} columns={columns} rows={rows} />
        )}
      </Box>
    </Section>
  );
}
