import { FormattedMessage } from 'react-intl';
import { Text, withValues } from 'shared-ui';
import type { EpcPurchase } from 'shared-contracts/finance/epc-purchases';
import type { EpcPurchaseState } from 'shared-contracts/values/finance/epc';
import { DateOnly, DateTime, Money, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { messages as epcMessages } from './epc-page.messages.ts';
import { fields, messages, states } from './purchases.messages.ts';

const stateStyles: Record<EpcPurchaseState, StatusStyle> = {
  open: { tone: 'info', icon: icons.clock, label: states.open },
  paid: { tone: 'good', icon: icons.check, label: states.paid },
  failed: { tone: 'bad', icon: icons.warning, label: states.failed },
  cancelled: { tone: 'neutral', icon: icons.ban, label: states.cancelled },
};

const count = (value: number) => <FormattedMessage {...withValues(epcMessages.count, { count: value })} />;

/** The cells of a list of purchases, by column. */
export const purchaseCells = {
  number: {
    header: fields.number,
    cell: ({ number }: EpcPurchase) => (
      <Text as="span" whiteSpace="nowrap">
        {number}
      </Text>
    ),
  },
  createdAt: { header: fields.createdAt, cell: ({ createdAt }: EpcPurchase) => <DateTime at={createdAt} /> },
  quantity: { header: fields.quantity, numeric: true, cell: ({ quantity }: EpcPurchase) => count(quantity) },
  total: {
    header: fields.total,
    numeric: true,
    cell: ({ total, currency }: EpcPurchase) => <Money value={total} currency={currency} />,
  },
  state: { header: fields.state, cell: ({ state }: EpcPurchase) => <StatusBadge {...stateStyles[state]} /> },
  dueAt: { header: fields.dueAt, cell: ({ dueAt }: EpcPurchase) => <DateOnly at={dueAt} /> },
  reference: {
    header: fields.reference,
    cell: ({ paymentReference, reason }: EpcPurchase) => paymentReference ?? reason ?? '–',
  },
  expiresAt: { header: fields.expiresAt, cell: ({ expiresAt }: EpcPurchase) => <DateOnly at={expiresAt} /> },
  isCounted: {
    header: fields.isCounted,
    cell: ({ isCounted }: EpcPurchase) => (
      <FormattedMessage {...(isCounted ? messages.counted : messages.notCounted)} />
    ),
  },
};
