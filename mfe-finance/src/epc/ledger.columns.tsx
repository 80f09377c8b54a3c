import { FormattedMessage } from 'react-intl';
import type { EpcEntry } from 'shared-contracts/epc';
import type { EpcKind } from 'shared-contracts/values/epc';
import { fill, StyledLink, Text } from 'shared-ui';
import { DateTime, Money, StatusBadge, type Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import type { Column } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { kinds, messages } from './epc-page.messages.ts';

const LOOKS: Record<EpcKind, Look> = {
  purchased: { tone: 'good', icon: icons.coins, label: kinds.purchased },
  reserved: { tone: 'info', icon: icons.clock, label: kinds.reserved },
  activated: { tone: 'progress', icon: icons.truck, label: kinds.activated },
  used: { tone: 'neutral', icon: icons.done, label: kinds.used },
  returned: { tone: 'warn', icon: icons.undo, label: kinds.returned },
};

function Who({ user, actor }: EpcEntry) {
  if (!user) return <FormattedMessage {...messages.system} />;
  return actor ? <FormattedMessage {...fill(messages.actingAs, { actor, user })} /> : user;
}

/** What an entry adds to the remaining credits: a sign for each, none where nothing changes. */
const Change = ({ change }: EpcEntry) => (
  <Text as="span" fontWeight="medium" color={change > 0 ? 'status.good.fg' : change < 0 ? undefined : 'fg.muted'}>
    {change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '–'}
  </Text>
);

export const columns: Column<EpcEntry>[] = [
  { id: 'at', header: messages.at, cell: ({ at }) => <DateTime at={at} /> },
  { id: 'kind', header: messages.kind, cell: ({ kind }) => <StatusBadge {...LOOKS[kind]} /> },
  {
    id: 'trip',
    header: messages.trip,
    cell: ({ trip }) =>
      trip ? (
        <StyledLink asChild>
          <Link to={`/trips/${trip.id}`}>{trip.number}</Link>
        </StyledLink>
      ) : (
        '–'
      ),
  },
  { id: 'change', header: messages.change, numeric: true, cell: (entry) => <Change {...entry} /> },
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
  { id: 'who', header: messages.who, cell: (entry) => <Who {...entry} /> },
];
