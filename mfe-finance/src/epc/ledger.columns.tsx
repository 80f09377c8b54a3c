import { FormattedMessage } from 'react-intl';
import type { EpcEntry } from 'shared-contracts/finance/epc';
import type { EpcKind } from 'shared-contracts/values/finance/epc';
import { StyledLink, Text, withValues } from 'shared-ui';
import { DateTime, Money, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import type { Column } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { kindLabels, messages } from './epc-page.messages.ts';

const kindStyles: Record<EpcKind, StatusStyle> = {
  purchased: { tone: 'good', icon: icons.coins, label: kindLabels.purchased },
  reserved: { tone: 'info', icon: icons.clock, label: kindLabels.reserved },
  activated: { tone: 'progress', icon: icons.truck, label: kindLabels.activated },
  used: { tone: 'neutral', icon: icons.done, label: kindLabels.used },
  returned: { tone: 'warn', icon: icons.undo, label: kindLabels.returned },
  expired: { tone: 'bad', icon: icons.clock, label: kindLabels.expired },
  withdrawn: { tone: 'bad', icon: icons.ban, label: kindLabels.withdrawn },
};

function EntryUser({ user, actor }: EpcEntry) {
  if (!user) return <FormattedMessage {...messages.system} />;
  return actor ? <FormattedMessage {...withValues(messages.actingAs, { actor, user })} /> : user;
}

function formatChange(change: number): string {
  if (change === 0) return '–';
  return change > 0 ? `+${change}` : `−${-change}`;
}

function getChangeColor(change: number): string | undefined {
  if (change === 0) return 'fg.muted';
  return change > 0 ? 'status.good.fg' : undefined;
}

/** Signed change of the remaining credits; a dash for no change. */
const CreditChange = ({ change }: EpcEntry) => (
  <Text as="span" fontWeight="medium" color={getChangeColor(change)}>
    {formatChange(change)}
  </Text>
);

export const columns: Column<EpcEntry>[] = [
  { id: 'at', header: messages.at, cell: ({ at }) => <DateTime at={at} /> },
  { id: 'kind', header: messages.kind, cell: ({ kind }) => <StatusBadge {...kindStyles[kind]} /> },
  {
    id: 'trip',
    header: messages.trip,
    cell: ({ trip, tripNumber, purchaseNumber }) =>
      trip ? (
        <StyledLink asChild>
          <Link to={`/trips/${trip.id}`}>{trip.number}</Link>
        </StyledLink>
      ) : (
        (tripNumber ?? purchaseNumber ?? '–')
      ),
  },
  { id: 'change', header: messages.change, numeric: true, cell: (entry) => <CreditChange {...entry} /> },
  {
    id: 'remaining',
    header: messages.remaining,
    numeric: true,
    cell: ({ remaining }) => remaining ?? '–',
  },
  {
    id: 'unitPrice',
    header: messages.unitPrice,
    numeric: true,
    cell: ({ unitPrice, amount, currency }) => <Money value={amount && unitPrice} currency={currency} />,
  },
  {
    id: 'amount',
    header: messages.amount,
    numeric: true,
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
  { id: 'who', header: messages.who, cell: (entry) => <EntryUser {...entry} /> },
];
