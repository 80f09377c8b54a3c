import { FormattedMessage } from 'react-intl';
import type { InvoiceRow } from 'shared-contracts/finance/billing-periods';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { withValues } from 'shared-ui';
import { DateOnly, formatDate, Money, useTimeZone } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { BillCount } from './bill-count.tsx';
import { fields, kinds, messages, sides } from './invoicing.messages.ts';
import { isReminded, Reminded } from './reminded.tsx';
import { partnerOf } from './period.columns.tsx';
import { formatSpan } from './span.ts';

function Reversal({ creditNote, original, credited, total }: InvoiceRow) {
  const isPart = credited !== undefined && Number(credited) < Number(total);
  const text = isPart ? messages.partlyCredited : messages.credited;
  if (creditNote) return <FormattedMessage {...withValues(text, { number: creditNote })} />;
  return original && <FormattedMessage {...withValues(messages.credits, { number: original })} />;
}

function DueOn({ at }: { at: number }) {
  const zone = useTimeZone();
  return <FormattedMessage {...withValues(messages.dueOn, { date: formatDate(at, zone) })} />;
}

const money = (field: 'net' | 'tax' | 'total' | 'open') => ({
  header: fields[field],
  numeric: true,
  width: 140,
  cell: (invoice: InvoiceRow) => <Money value={invoice[field] ?? null} currency={invoice.currency} />,
});

export const invoiceColumns: Column<InvoiceRow>[] = [
  {
    id: 'number',
    header: fields.number,
    sort: true,
    width: 190,
    inCard: true,
    cell: ({ number }) => number,
    detail: (invoice) => (invoice.creditNote || invoice.original) && <Reversal {...invoice} />,
  },
  {
    id: 'kind',
    header: fields.kind,
    labels: kinds,
    width: 120,
    hiddenByDefault: true,
    cell: ({ kind }) => <FormattedMessage {...kinds[kind]} />,
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
    id: 'bills',
    header: fields.bills,
    width: 180,
    cell: ({ subject, of, bills }) => (subject ? formatOrderNumber(subject) : <BillCount of={of} count={bills} />),
    detail: ({ period }) => period && formatSpan(period),
  },
  { id: 'total', sort: true, inCard: true, ...money('total') },
  {
    id: 'open',
    sort: true,
    ...money('open'),
    detail: (invoice) => isReminded(invoice) && <Reminded {...invoice} />,
  },
  {
    id: 'issuedAt',
    header: fields.issuedAt,
    sort: true,
    width: 125,
    inCard: true,
    cell: ({ issuedAt }) => <DateOnly at={issuedAt} />,
    detail: ({ dueAt }) => dueAt !== null && <DueOn at={dueAt} />,
  },
  {
    id: 'dueAt',
    header: fields.dueAt,
    sort: true,
    width: 110,
    hiddenByDefault: true,
    cell: ({ dueAt }) => <DateOnly at={dueAt} />,
  },
  { id: 'net', hiddenByDefault: true, ...money('net') },
  { id: 'tax', hiddenByDefault: true, ...money('tax') },
  {
    id: 'side',
    header: fields.side,
    labels: sides,
    width: 110,
    hiddenByDefault: true,
    cell: ({ side }) => <FormattedMessage {...sides[side]} />,
  },
];
