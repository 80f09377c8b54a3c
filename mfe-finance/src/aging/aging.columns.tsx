import { FormattedMessage } from 'react-intl';
import type { AgingRow } from 'shared-contracts/finance/aging';
import { AGING_BUCKETS, type BalanceSide, type OpenBucket } from 'shared-contracts/values/finance/aging';
import { StyledLink, withValues } from 'shared-ui';
import { formatMoney } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { CreditDetail, CreditUsed } from './credit-cell.tsx';
import { creditMessages } from './credit-limit.messages.ts';
import { buckets, messages } from './aging.messages.ts';
import { getInvoiceLink } from './invoice-link.rules.ts';

type AgingView = { side: BalanceSide; at: string | undefined };
type FigureProps = AgingView & { amount: string; bucket: OpenBucket; currency: string; partnerId?: string };

const EMPTY = '–';

/** An amount that opens the invoices that it is the sum of. */
export const Figure = ({ amount, ...figure }: FigureProps) =>
  Number(amount) === 0 ? (
    EMPTY
  ) : (
    <StyledLink asChild>
      <Link to={getInvoiceLink(figure)}>{formatMoney(amount)}</Link>
    </StyledLink>
  );

const CREDIT_COLUMNS: Column<AgingRow>[] = [
  {
    id: 'creditUsed',
    header: creditMessages.used,
    width: 105,
    inCard: true,
    cell: ({ creditUse }) => (creditUse ? <CreditUsed {...creditUse} /> : EMPTY),
    detail: ({ creditUse, currency }) => creditUse && <CreditDetail use={creditUse} rowCurrency={currency} />,
  },
  {
    id: 'creditLimit',
    header: creditMessages.limit,
    numeric: true,
    width: 140,
    hiddenByDefault: true,
    cell: ({ creditUse }) => (creditUse ? formatMoney(creditUse.limit, creditUse.currency) : EMPTY),
  },
];

/** Cards have four fields: these, the total and the credit used. */
const IN_CARD: readonly OpenBucket[] = ['notDue', 'over90'];

export const agingColumns = (view: AgingView): Column<AgingRow>[] => {
  const figure = (row: AgingRow, bucket: OpenBucket, amount: string) => (
    <Figure {...view} amount={amount} bucket={bucket} currency={row.currency} partnerId={row.partner.id} />
  );
  return [
    {
      id: 'partner',
      header: messages.partner,
      sort: true,
      width: 160,
      inCard: true,
      cell: ({ partner }) => partner.name,
      detail: ({ invoices, currency }) => (
        <FormattedMessage {...withValues(messages.count, { count: invoices, currency })} />
      ),
    },
    { id: 'currency', header: messages.currency, width: 84, hiddenByDefault: true, cell: ({ currency }) => currency },
    ...AGING_BUCKETS.map((bucket): Column<AgingRow> => ({
      id: bucket,
      header: buckets[bucket],
      sort: true,
      numeric: true,
      width: bucket === 'credit' ? 118 : 98,
      inCard: IN_CARD.includes(bucket),
      cell: (row) => figure(row, bucket, row[bucket]),
    })),
    {
      id: 'total',
      header: messages.total,
      sort: true,
      numeric: true,
      width: 118,
      inCard: true,
      cell: (row) => figure(row, 'open', row.total),
    },
    ...(view.side === 'receivable' && !view.at ? CREDIT_COLUMNS : []),
    {
      id: 'invoices',
      header: messages.invoices,
      numeric: true,
      width: 90,
      hiddenByDefault: true,
      cell: ({ invoices }) => invoices,
    },
  ];
};
