import { FormattedMessage } from 'react-intl';
import type { AgingRow } from 'shared-contracts/finance/aging';
import { AGING_BUCKETS, type BalanceSide, type OpenBucket } from 'shared-contracts/values/finance/aging';
import { StyledLink, withValues } from 'shared-ui';
import { formatMoney } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
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

export const agingColumns = (view: AgingView): Column<AgingRow>[] => {
  const figure = (row: AgingRow, bucket: OpenBucket, amount: string) => (
    <Figure {...view} amount={amount} bucket={bucket} currency={row.currency} partnerId={row.partner.id} />
  );
  return [
    {
      id: 'partner',
      header: messages.partner,
      sort: true,
      width: 190,
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
      width: 110,
      inCard: true,
      cell: (row) => figure(row, bucket, row[bucket]),
    })),
    {
      id: 'total',
      header: messages.total,
      sort: true,
      numeric: true,
      width: 130,
      inCard: true,
      cell: (row) => figure(row, 'open', row.total),
    },
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
