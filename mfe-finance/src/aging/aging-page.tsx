import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can, useCan } from 'shared-auth';
import type { AgingPage as Aging } from 'shared-contracts/finance/aging';
import { AGING_BUCKETS, type BalanceSide } from 'shared-contracts/values/finance/aging';
import { WRITE_CREDIT } from 'shared-contracts/values/finance/credit-limits';
import { Box, Button, Flex, lazyDialog, Text, useFormatMessage } from 'shared-ui';
import { useDayConversion } from 'shared-ui/format';
import { type Column, ListPage, ListTabs, PlainTable, SearchFilter, useListParams } from 'shared-ui/list';
import { DateInput } from 'shared-ui/picker';
import { useNavigate } from 'shared-ui/router';
import { agingColumns, Figure } from './aging.columns.tsx';
import { AGING_PATH, agingQueries } from './aging.api.ts';
import { useFirstSide } from './use-first-side.ts';
import { buckets, messages, sides } from './aging.messages.ts';
import { creditMessages } from './credit-limit.messages.ts';

const CreditLimitDialog = lazyDialog(async () => (await import('./credit-limit-dialog.tsx')).CreditLimitDialog);
const NewCreditLimitDialog = lazyDialog(async () => (await import('./credit-limit-dialog.tsx')).NewCreditLimitDialog);

const isSide = (name: string | undefined): name is BalanceSide => name !== undefined && Object.hasOwn(sides, name);

/** The first tab is the one without a name in the URL. */
const tabsFrom = (first: BalanceSide) => ({ [first]: sides[first], ...sides });

type Totals = Aging['totals'][number];
type TotalsProps = { totals: Totals[]; side: BalanceSide; at: string | undefined };

/** Totals over all partners, a row per currency. */
function TotalsTable({ totals, ...view }: TotalsProps) {
  const columns: Column<Totals & { id: string }>[] = [
    { id: 'currency', header: messages.totals, cell: ({ currency }) => currency },
    ...AGING_BUCKETS.map((bucket): Column<Totals & { id: string }> => ({
      id: bucket,
      header: buckets[bucket],
      numeric: true,
      cell: (row) => <Figure {...view} amount={row[bucket]} bucket={bucket} currency={row.currency} />,
    })),
    {
      id: 'total',
      header: messages.total,
      numeric: true,
      cell: (row) => <Figure {...view} amount={row.total} bucket="open" currency={row.currency} />,
    },
  ];
  const rows = totals.map((row) => ({ ...row, id: row.currency }));
  return <PlainTable cardsOnPhones label={messages.totals} columns={columns} rows={rows} />;
}

/** The end of a day; none: now. */
function AtFilter({ at, onChange }: { at: string | undefined; onChange: (at: string | undefined) => void }) {
  const formatMessage = useFormatMessage();
  const { toDay, toEndOfDay } = useDayConversion();
  return (
    <Flex align="center" gap="2">
      <Text textStyle="sm" color="fg.muted" aria-hidden>
        {formatMessage(messages.at)}
      </Text>
      <DateInput
        size="sm"
        label={messages.at}
        value={at ? toDay(Number(at)) : ''}
        onChange={(day) => onChange(day ? String(toEndOfDay(day)) : undefined)}
      />
    </Flex>
  );
}

/** Open amounts by partner and by days overdue. */
export default function AgingPage() {
  const list = useListParams({ filters: ['at'], sort: '-total' });
  const navigate = useNavigate();
  const view = list.getValue('view');
  const chosen = isSide(view) ? view : undefined;
  const { first, isKnown } = useFirstSide(chosen);
  const side = chosen ?? first;
  const at = list.getValue('at');
  const query = { ...list.query, side };
  const aging = useQuery({ ...agingQueries.list(query), enabled: isKnown });
  const totals = aging.data?.totals ?? [];
  const maySetLimit = useCan(WRITE_CREDIT) && side === 'receivable';
  const { name: dialog, id: dialogId = '' } = list.dialog ?? {};
  return (
    <>
      <ListPage
        name="aging"
        title={messages.title}
        list={list}
        rows={aging}
        columns={agingColumns({ side, at })}
        exports={{ path: AGING_PATH, query }}
        rowName={({ partner }) => partner.name}
        rowActions={({ partner }) => [
          {
            label: messages.statement,
            icon: 'file',
            onSelect: () => navigate(`/statements?partnerId=${partner.id}&side=${side}`),
          },
          ...(maySetLimit
            ? [{ label: creditMessages.limit, onSelect: () => list.openDialog('limit', partner.id) }]
            : []),
        ]}
        tabs={
          <Box w="full">
            <ListTabs name="view" label={messages.view} tabs={tabsFrom(first)} />
            {totals.length > 0 && (
              <Box mt="2" px="3" pt="1" bg="bg.surface" borderWidth="1px" borderRadius="md">
                <TotalsTable totals={totals} side={side} at={at} />
              </Box>
            )}
          </Box>
        }
        filters={
          <>
            <SearchFilter label={messages.search} />
            <AtFilter at={at} onChange={(time) => list.setFilters({ at: time })} />
          </>
        }
        actions={
          maySetLimit && (
            <Button variant="outline" onClick={() => list.openDialog('newLimit')}>
              <FormattedMessage {...creditMessages.set} />
            </Button>
          )
        }
        emptyState={{ title: messages.empty, text: messages.emptyText, icon: 'clock' }}
      />
      <Can access={WRITE_CREDIT}>
        {dialog === 'limit' && <CreditLimitDialog partnerId={dialogId} onClose={list.closeDialog} />}
        {dialog === 'newLimit' && <NewCreditLimitDialog onClose={list.closeDialog} />}
      </Can>
    </>
  );
}
