import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import { Box, Text, withValues } from 'shared-ui';
import { messages } from './order-page.messages.ts';

type StopItem = Order['stops'][number]['items'][number];

function describe({ cargo, quantity, deliveredQuantity }: StopItem) {
  if (deliveredQuantity === null) return withValues(messages.stopCargo, { cargo: cargo.name, quantity });
  return withValues(messages.stopDelivered, { cargo: cargo.name, quantity, delivered: deliveredQuantity });
}

const isShort = ({ quantity, deliveredQuantity }: StopItem) =>
  deliveredQuantity !== null && deliveredQuantity < quantity;

/** The cargo loaded or unloaded at a stop, and the delivered quantities. */
export const StopCargo = ({ stop: { items } }: { stop: Pick<Order['stops'][number], 'items'> }) =>
  items.length > 0 && (
    <Box as="ul" mt="1" textStyle="sm">
      {items.map((item) => (
        <Box as="li" key={item.item}>
          <Text as="span" color={isShort(item) ? 'status.bad.fg' : undefined}>
            <FormattedMessage {...describe(item)} />
          </Text>
          {item.shortageReason && (
            <Text as="span" color="fg.muted">
              {' '}
              · {item.shortageReason}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  );
