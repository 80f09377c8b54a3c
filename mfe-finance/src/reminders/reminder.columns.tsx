import { FormattedMessage } from 'react-intl';
import type { Reminder } from 'shared-contracts/finance/reminders';
import { StyledLink, withValues } from 'shared-ui';
import { DateOnly, DateTime, Money } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { fields, messages, states } from './reminders.messages.ts';

export const reminderColumns: Column<Reminder>[] = [
  {
    id: 'invoice',
    header: fields.invoice,
    width: 170,
    inCard: true,
    cell: ({ invoice }) => (
      <StyledLink asChild whiteSpace="nowrap">
        <Link to={`/invoices?dialog=invoice.${invoice.id}`}>{invoice.number}</Link>
      </StyledLink>
    ),
  },
  { id: 'partner', header: fields.partner, sort: true, width: 175, inCard: true, cell: ({ partner }) => partner.name },
  {
    id: 'step',
    header: fields.step,
    width: 90,
    inCard: true,
    cell: ({ step }) => <FormattedMessage {...withValues(messages.step, { step })} />,
    detail: ({ state }) => <FormattedMessage {...states[state]} />,
  },
  {
    id: 'dueAt',
    header: fields.dueAt,
    sort: true,
    width: 105,
    inCard: true,
    cell: ({ dueAt }) => <DateOnly at={dueAt} />,
  },
  {
    id: 'open',
    header: fields.open,
    numeric: true,
    width: 140,
    inCard: true,
    cell: ({ open, currency }) => <Money value={open} currency={currency} />,
  },
  {
    id: 'fee',
    header: fields.fee,
    numeric: true,
    width: 110,
    cell: ({ fee, currency }) => <Money value={fee} currency={currency} />,
    detail: ({ feeWaivedAt }) => feeWaivedAt && <FormattedMessage {...messages.feeWaived} />,
  },
  {
    id: 'sentAt',
    header: fields.sentAt,
    sort: true,
    width: 160,
    cell: ({ sentAt }) => <DateTime at={sentAt} />,
    detail: ({ sentTo }) => sentTo,
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hiddenByDefault: true,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];
