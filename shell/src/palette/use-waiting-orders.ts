import { useQuery } from '@tanstack/react-query';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { useFormatMessage, withValues } from 'shared-ui';
import { WAITING_ORDERS_PATH } from './commands.ts';
import { findMatches } from './matching.rules.ts';
import { paletteQueries } from './palette.api.ts';
import { commandMessages } from './palette.messages.ts';

type Command = { key: string; label: string };

/**
 * Returns the orders that the user may approve, as commands that open one with its confirmation. Requests them only
 * when the query begins like the command that lists them.
 */
export function useWaitingOrders(query: string, commands: readonly Command[]) {
  const formatMessage = useFormatMessage();
  const [firstWord = ''] = query.trim().split(/\s+/);
  const list = commands.filter(({ key }) => key === WAITING_ORDERS_PATH);
  const isEnabled = firstWord !== '' && findMatches(firstWord, list).length > 0;
  const { data = [] } = useQuery({ ...paletteQueries.waitingOrders, enabled: isEnabled });
  return (isEnabled ? data : []).map(({ id, partner, ...order }) => ({
    key: `approve ${id}`,
    label: formatMessage(withValues(commandMessages.approveOrder, { number: formatOrderNumber(order) })),
    hint: partner.name,
    icon: 'check',
    path: `/orders/${id}?dialog=approve`,
  }));
}
