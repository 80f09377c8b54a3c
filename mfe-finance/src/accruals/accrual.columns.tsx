import { FormattedMessage } from 'react-intl';
import type { AccrualRow } from 'shared-contracts/finance/accruals';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { DateOnly, Money, StatusBadge } from 'shared-ui/format';
import { type Column, labelsOf } from 'shared-ui/list';
import { billStatusStyles } from './accrual-status-styles.ts';
import { fields, messages, sides, subjects } from './accruals.messages.ts';
import { formatMonth } from './month.ts';

const EMPTY = '–';

export const nameOf = ({ subject }: AccrualRow) => formatOrderNumber(subject);

const money = (field: 'amount' | 'billed' | 'difference', width: number) => ({
  id: field,
  header: fields[field],
  numeric: true,
  width,
  cell: (row: AccrualRow) => <Money value={row[field]} currency={row.currency} />,
});

export const accrualColumns: Column<AccrualRow>[] = [
  {
    id: 'number',
    header: fields.number,
    sort: true,
    width: 150,
    inCard: true,
    cell: nameOf,
    detail: ({ subject }) => subject.reference,
  },
  {
    id: 'partner',
    header: fields.partner,
    sort: true,
    width: 170,
    inCard: true,
    cell: ({ partner }) => partner.name,
    detail: ({ contract }) => contract,
  },
  {
    id: 'deliveredAt',
    header: fields.deliveredAt,
    sort: true,
    width: 110,
    cell: ({ deliveredAt }) => <DateOnly at={deliveredAt} />,
  },
  {
    id: 'state',
    header: fields.bill,
    labels: labelsOf(billStatusStyles),
    width: 130,
    cell: ({ state }) => <StatusBadge {...billStatusStyles[state]} />,
    detail: ({ reasons }) => reasons.length > 0 && <FormattedMessage {...messages.provisional} />,
  },
  { ...money('amount', 150), sort: true, inCard: true },
  { ...money('billed', 150), detail: ({ invoice }) => invoice },
  { ...money('difference', 130), sort: true, inCard: true },
  {
    id: 'contract',
    header: fields.contract,
    width: 160,
    hiddenByDefault: true,
    cell: ({ contract }) => contract ?? EMPTY,
  },
  { id: 'invoice', header: fields.invoice, width: 150, hiddenByDefault: true, cell: ({ invoice }) => invoice ?? EMPTY },
  {
    id: 'of',
    header: fields.of,
    labels: subjects,
    width: 100,
    hiddenByDefault: true,
    cell: ({ of }) => <FormattedMessage {...subjects[of]} />,
  },
  {
    id: 'side',
    header: messages.side,
    labels: sides,
    width: 110,
    hiddenByDefault: true,
    cell: ({ side }) => <FormattedMessage {...sides[side]} />,
  },
  {
    id: 'reference',
    header: fields.reference,
    width: 140,
    hiddenByDefault: true,
    cell: ({ subject }) => subject.reference ?? EMPTY,
  },
  { id: 'month', header: fields.month, width: 100, hiddenByDefault: true, cell: ({ month }) => formatMonth(month) },
];
