import { FormattedMessage } from 'react-intl';
import type { BillRow } from 'shared-contracts/finance/bill-list';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { Text, withValues } from 'shared-ui';
import { DateOnly, DateTime, formatMoney, Money, StatusBadge } from 'shared-ui/format';
import { type Column, labelsOf } from 'shared-ui/list';
import { billStatusStyles } from '../bill-status-styles.ts';
import { paymentStatusStyles } from '../payments/payment-status-styles.ts';
import { columnHeaders as headers, messages, sides, subjects } from './bill-list.messages.ts';

const EMPTY = '–';

const formatDay = (day: string) => day.split('-').toReversed().join('.');

export const nameOf = ({ subject }: BillRow) => formatOrderNumber(subject);

const Overdue = () => (
  <Text as="span" color="status.bad.fg">
    <FormattedMessage {...messages.overdue} />
  </Text>
);

function StateNote({ outdatedAt, billingPeriod }: BillRow) {
  if (outdatedAt !== null) return <FormattedMessage {...messages.outdated} />;
  return billingPeriod && <FormattedMessage {...messages.toBeInvoiced} />;
}

export const billColumns: Column<BillRow>[] = [
  {
    id: 'number',
    header: headers.number,
    sort: true,
    width: 143,
    inCard: true,
    cell: nameOf,
    detail: ({ subject }) => subject.reference,
  },
  {
    id: 'invoice',
    header: headers.invoice,
    sort: true,
    width: 153,
    cell: ({ invoice }) => invoice?.number ?? EMPTY,
    detail: ({ approvedAt, submittedAt }) => <DateOnly at={approvedAt ?? submittedAt} />,
  },
  {
    id: 'partner',
    header: headers.partner,
    sort: true,
    width: 171,
    inCard: true,
    cell: ({ side, payer, payee }) => (side === 'payee' ? payer.name : (payee?.name ?? EMPTY)),
    detail: ({ side }) => <FormattedMessage {...sides[side]} />,
  },
  {
    id: 'total',
    header: headers.total,
    sort: true,
    numeric: true,
    width: 136,
    inCard: true,
    cell: ({ total, currency }) => <Money value={total} currency={currency} />,
  },
  {
    id: 'state',
    header: headers.state,
    labels: { ...labelsOf(billStatusStyles), outdated: messages.outdated },
    width: 126,
    inCard: true,
    cell: ({ state }) => <StatusBadge {...billStatusStyles[state]} />,
    detail: (bill) => <StateNote {...bill} />,
  },
  {
    id: 'date',
    header: headers.date,
    sort: true,
    width: 100,
    hiddenByDefault: true,
    cell: ({ approvedAt, submittedAt }) => <DateOnly at={approvedAt ?? submittedAt} />,
  },
  {
    id: 'dueAt',
    header: headers.dueAt,
    sort: true,
    width: 101,
    cell: ({ invoice }) => <DateOnly at={invoice?.dueAt ?? null} />,
    detail: ({ isOverdue }) => isOverdue && <Overdue />,
  },
  {
    id: 'payment',
    header: headers.payment,
    labels: labelsOf(paymentStatusStyles),
    width: 121,
    inCard: true,
    cell: ({ balance }) => (balance ? <StatusBadge {...paymentStatusStyles[balance.state]} /> : EMPTY),
    detail: ({ balance }) =>
      balance?.state === 'partlyPaid' && (
        <FormattedMessage {...withValues(messages.stillOpen, { open: formatMoney(balance.open) })} />
      ),
  },
  {
    id: 'paid',
    header: headers.paid,
    numeric: true,
    width: 150,
    hiddenByDefault: true,
    cell: ({ balance, currency }) => <Money value={balance?.paid ?? null} currency={currency} />,
  },
  {
    id: 'credited',
    header: headers.credited,
    numeric: true,
    width: 150,
    hiddenByDefault: true,
    cell: ({ balance, currency }) => <Money value={balance?.credited ?? null} currency={currency} />,
  },
  {
    id: 'open',
    header: headers.open,
    numeric: true,
    width: 150,
    hiddenByDefault: true,
    cell: ({ balance, currency }) => <Money value={balance?.open ?? null} currency={currency} />,
  },
  {
    id: 'own',
    header: headers.own,
    numeric: true,
    width: 160,
    hiddenByDefault: true,
    cell: ({ own }) => <Money value={own?.total ?? null} currency={own?.currency ?? null} />,
  },
  {
    id: 'ownRate',
    header: headers.ownRate,
    numeric: true,
    width: 120,
    hiddenByDefault: true,
    cell: ({ own }) => own?.rate ?? EMPTY,
  },
  {
    id: 'ownDay',
    header: headers.ownDay,
    width: 120,
    hiddenByDefault: true,
    cell: ({ own }) => (own ? formatDay(own.day) : EMPTY),
  },
  {
    id: 'of',
    header: headers.of,
    labels: subjects,
    width: 90,
    hiddenByDefault: true,
    cell: ({ of }) => <FormattedMessage {...subjects[of]} />,
  },
  {
    id: 'side',
    header: headers.side,
    labels: sides,
    width: 110,
    hiddenByDefault: true,
    cell: ({ side }) => <FormattedMessage {...sides[side]} />,
  },
  {
    id: 'reference',
    header: headers.reference,
    width: 140,
    hiddenByDefault: true,
    cell: ({ subject }) => subject.reference ?? EMPTY,
  },
  {
    id: 'taxBase',
    header: headers.taxBase,
    numeric: true,
    width: 150,
    hiddenByDefault: true,
    cell: ({ taxBase, currency }) => <Money value={taxBase} currency={currency} />,
  },
  {
    id: 'vat',
    header: headers.vat,
    numeric: true,
    width: 150,
    hiddenByDefault: true,
    cell: ({ vat, currency }) => <Money value={vat} currency={currency} />,
  },
  {
    id: 'submittedAt',
    header: headers.submittedAt,
    width: 150,
    hiddenByDefault: true,
    cell: ({ submittedAt }) => <DateTime at={submittedAt} />,
  },
  {
    id: 'approvedAt',
    header: headers.approvedAt,
    width: 150,
    hiddenByDefault: true,
    cell: ({ approvedAt }) => <DateTime at={approvedAt} />,
  },
];
