import { FormattedMessage } from 'react-intl';
import type { CarrierInvoiceRow } from 'shared-contracts/finance/carrier-invoices';
import { DateOnly, Money, StatusBadge } from 'shared-ui/format';
import { type Column, labelsOf } from 'shared-ui/list';
import { fields, sides } from './carrier.messages.ts';
import { carrierStatusStyles } from './carrier-status-styles.ts';
import { formatDay } from './day.ts';

const EMPTY = '–';

export const partnerOf = ({ side, payer, payee }: Pick<CarrierInvoiceRow, 'side' | 'payer' | 'payee'>) =>
  side === 'payee' ? payer.name : payee.name;

const money = (field: 'net' | 'tax' | 'total' | 'difference' | 'payable', width: number) => ({
  id: field,
  header: fields[field],
  numeric: true,
  width,
  cell: (row: CarrierInvoiceRow) => <Money value={row[field]} currency={row.currency} />,
});

export const carrierColumns: Column<CarrierInvoiceRow>[] = [
  { id: 'number', header: fields.number, sort: true, width: 160, inCard: true, cell: ({ number }) => number },
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
  { ...money('total', 150), sort: true, inCard: true },
  { ...money('difference', 140), inCard: true },
  money('payable', 140),
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
  {
    id: 'side',
    header: fields.side,
    labels: sides,
    width: 110,
    hiddenByDefault: true,
    cell: ({ side }) => <FormattedMessage {...sides[side]} />,
  },
];
