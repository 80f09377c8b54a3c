import { FormattedMessage } from 'react-intl';
import type { CarrierInvoiceRow } from 'shared-contracts/finance/carrier-invoices';
import { DateOnly, formatMoney, Money, StatusBadge } from 'shared-ui/format';
import { type Column, labelsOf } from 'shared-ui/list';
import { withValues } from 'shared-ui';
import { fields, kinds, messages, sides } from './carrier.messages.ts';
import { carrierStatusStyles } from './carrier-status-styles.ts';
import { formatDay } from './day.ts';

const EMPTY = '–';

export const partnerOf = ({ side, payer, payee }: Pick<CarrierInvoiceRow, 'side' | 'payer' | 'payee'>) =>
  side === 'payee' ? payer.name : payee.name;

const money = (
  field: 'net' | 'tax' | 'total' | 'difference' | 'payable' | 'creditedTotal' | 'awaitedCredit',
  width: number,
) => ({
  id: field,
  header: fields[field],
  numeric: true,
  width,
  cell: (row: CarrierInvoiceRow) => <Money value={row[field]} currency={row.currency} />,
});

/** For a credit note, the credited invoice; for an invoice, the missing credit. */
function CreditDetail({ credited, awaitedCredit, currency }: CarrierInvoiceRow) {
  if (credited) return <FormattedMessage {...withValues(messages.credits, { number: credited.number })} />;
  return (
    awaitedCredit !== null && (
      <FormattedMessage {...withValues(messages.awaitsCredit, { amount: formatMoney(awaitedCredit, currency) })} />
    )
  );
}

const hasCredit = ({ credited, awaitedCredit }: CarrierInvoiceRow) => credited !== null || awaitedCredit !== null;

export const carrierColumns: Column<CarrierInvoiceRow>[] = [
  {
    id: 'number',
    header: fields.number,
    sort: true,
    width: 180,
    inCard: true,
    cell: ({ number }) => number,
    detail: (row) => hasCredit(row) && <CreditDetail {...row} />,
  },
  {
    id: 'partner',
    header: fields.partner,
    sort: true,
    width: 165,
    inCard: true,
    cell: partnerOf,
    detail: ({ side }) => <FormattedMessage {...sides[side]} />,
  },
  {
    id: 'status',
    header: fields.status,
    labels: labelsOf(carrierStatusStyles),
    width: 125,
    inCard: true,
    cell: ({ status }) => <StatusBadge {...carrierStatusStyles[status]} />,
  },
  {
    ...money('total', 145),
    sort: true,
    inCard: true,
    detail: ({ creditedTotal, currency }) =>
      Number(creditedTotal) > 0 && (
        <FormattedMessage {...withValues(messages.creditedOf, { amount: formatMoney(creditedTotal, currency) })} />
      ),
  },
  { ...money('difference', 133), inCard: true },
  money('payable', 133),
  {
    id: 'issuedOn',
    header: fields.issuedOn,
    sort: true,
    width: 110,
    cell: ({ issuedOn }) => formatDay(issuedOn),
  },
  {
    id: 'dueOn',
    header: fields.dueOn,
    sort: true,
    width: 110,
    hiddenByDefault: true,
    cell: ({ dueOn }) => (dueOn === null ? EMPTY : formatDay(dueOn)),
  },
  {
    id: 'receivedAt',
    header: fields.receivedAt,
    sort: true,
    width: 110,
    hiddenByDefault: true,
    cell: ({ receivedAt }) => <DateOnly at={receivedAt} />,
  },
  { ...money('net', 140), hiddenByDefault: true },
  { ...money('tax', 130), hiddenByDefault: true },
  { ...money('creditedTotal', 140), hiddenByDefault: true },
  { ...money('awaitedCredit', 140), hiddenByDefault: true },
  {
    id: 'kind',
    header: fields.kind,
    labels: kinds,
    width: 120,
    hiddenByDefault: true,
    cell: ({ kind }) => <FormattedMessage {...kinds[kind]} />,
  },
  {
    id: 'credited',
    header: fields.credited,
    width: 150,
    hiddenByDefault: true,
    cell: ({ credited }) => credited?.number ?? EMPTY,
  },
  {
    id: 'side',
    header: fields.side,
    labels: sides,
    width: 110,
    hiddenByDefault: true,
    cell: ({ side }) => <FormattedMessage {...sides[side]} />,
  },
];
