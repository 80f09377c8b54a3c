import { FormattedMessage } from 'react-intl';
import type { AccrualRun } from 'shared-contracts/finance/accruals';
import { withValues } from 'shared-ui';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { type Column, labelsOf } from 'shared-ui/list';
import { accrualStatusStyles } from './accrual-status-styles.ts';
import { fields, messages } from './accruals.messages.ts';
import { Amounts } from './amounts.tsx';
import { formatDay, formatMonth } from './month.ts';

export const runColumns: Column<AccrualRun>[] = [
  {
    id: 'month',
    header: fields.month,
    sort: true,
    width: 120,
    inCard: true,
    cell: ({ month }) => formatMonth(month),
    detail: ({ items }) => <FormattedMessage {...withValues(messages.items, { count: items })} />,
  },
  {
    id: 'state',
    header: fields.state,
    labels: labelsOf(accrualStatusStyles),
    width: 130,
    inCard: true,
    cell: ({ state }) => <StatusBadge {...accrualStatusStyles[state]} />,
  },
  {
    id: 'cost',
    header: fields.cost,
    numeric: true,
    width: 180,
    inCard: true,
    cell: (run) => <Amounts run={run} side="payer" of="amount" />,
  },
  {
    id: 'revenue',
    header: fields.revenue,
    numeric: true,
    width: 180,
    inCard: true,
    cell: (run) => <Amounts run={run} side="payee" of="amount" />,
  },
  {
    id: 'postedAt',
    header: fields.postedAt,
    width: 160,
    cell: ({ postedAt }) => <DateTime at={postedAt} />,
    detail: ({ postedBy }) => postedBy,
  },
  {
    id: 'reversedOn',
    header: fields.reversedOn,
    width: 130,
    cell: ({ reversedOn }) => formatDay(reversedOn),
  },
];
