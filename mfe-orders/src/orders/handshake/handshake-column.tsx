import type { OrderRow } from 'shared-contracts/orders/orders';
import { StatusBadge } from 'shared-ui/format';
import { labelsOf, type Column } from 'shared-ui/list';
import { handshakeMessages as messages } from './handshake.messages.ts';
import { handshakeStyles } from './handshake-styles.ts';

/** The partner's answer to an order. */
export const handshakeColumn: Column<OrderRow> = {
  id: 'handshake',
  header: messages.column,
  labels: labelsOf(handshakeStyles),
  width: 190,
  hiddenByDefault: true,
  cell: ({ handshake }) => (handshake ? <StatusBadge {...handshakeStyles[handshake.state]} /> : '–'),
};
