import { FormattedMessage } from 'react-intl';
import type { BillingPeriodRow } from 'shared-contracts/finance/billing-periods';
import { Money } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { BillCount } from './bill-count.tsx';
import { cycles, fields, messages, sides } from './invoicing.messages.ts';
import { formatDay, formatSpan } from './span.ts';

export const partnerOf = ({ side, payer, payee }: Pick<BillingPeriodRow, 'side' | 'payer' | 'payee'>) =>
  side === 'payee' ? payer.name : payee.name;

export const periodColumns: Column<BillingPeriodRow>[] = [
  {
    id: 'partner',
    header: fields.partner,
    sort: true,
    width: 220,
    inCard: true,
    cell: partnerOf,
    detail: ({ side }) => <FormattedMessage {...sides[side]} />,
  },
  {
    id: 'from',
    header: fields.period,
    sort: true,
    width: 200,
    inCard: true,
    cell: formatSpan,
    detail: ({ cycle }) => <FormattedMessage {...cycles[cycle]} />,
  },
  {
    id: 'bills',
    header: fields.bills,
    width: 130,
    inCard: true,
    cell: ({ of, bills }) => <BillCount of={of} count={bills} />,
  },
  {
    id: 'net',
    header: fields.net,
    sort: true,
    numeric: true,
    width: 160,
    inCard: true,
    cell: ({ net, currency }) => <Money value={net} currency={currency} />,
  },
  {
    id: 'closesOn',
    header: fields.closesOn,
    sort: true,
    width: 140,
    cell: ({ closesOn }) => formatDay(closesOn),
    detail: ({ isSelfBilled }) => isSelfBilled && <FormattedMessage {...messages.selfBilled} />,
  },
];
