import { FormattedMessage } from 'react-intl';
import type { VisitedStop } from 'shared-contracts/trips/trips';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { Button, Flex, Icon, Text, useFormatMessage, withValues, type Message } from 'shared-ui';
import { Slot, useIsSlotFilled } from 'shared-ui/area';
import { formatDateTime } from 'shared-ui/format';
import { useListParams } from 'shared-ui/list';
import { stopMessages as messages } from './trip-page.messages.ts';

const DIALOG = 'slot';

/** The slots of a stop, each with a button to book or change it. */
export function StopSlots({ orders }: Pick<VisitedStop, 'orders'>) {
  const formatMessage = useFormatMessage();
  const { openDialog } = useListParams();
  const canOpen = useIsSlotFilled('trip.gate-booking');
  return orders
    .filter(({ slot, arrivedAt }) => slot || (slot === null && !arrivedAt))
    .map(({ id, stop, slot, ...order }) => {
      const number = formatOrderNumber(order);
      const label: Message = slot
        ? withValues(messages.slot, { gate: slot.gate, when: formatDateTime(slot.from, slot.timeZone) })
        : messages.noSlot;
      return (
        <Flex key={id} columnGap="2" rowGap="1" wrap="wrap" align="center" textStyle="sm" mt="1.5">
          <Text fontWeight={slot ? 'medium' : undefined} color={slot ? undefined : 'fg.muted'}>
            {orders.length > 1 && `${number}: `}
            <FormattedMessage {...label} />
          </Text>
          {canOpen && (
            <Button
              size="xs"
              variant="outline"
              aria-label={formatMessage(withValues(slot ? messages.changeSlotOf : messages.bookSlotOf, { number }))}
              onClick={() => openDialog(DIALOG, `${id}.${stop}`)}
            >
              <Icon name="calendar" size={14} />
              <FormattedMessage {...(slot ? messages.changeSlot : messages.bookSlot)} />
            </Button>
          )}
        </Flex>
      );
    });
}

/** Books or changes the slot in the URL, in the dialog of the area of orders. */
export function GateBookingDialog({ stops }: { stops: readonly VisitedStop[] }) {
  const { dialog, closeDialog } = useListParams();
  if (dialog?.name !== DIALOG) return null;
  const visit = stops
    .flatMap(({ location, orders }) => orders.map(({ id, stop }) => ({ orderId: id, stop, location: location.name })))
    .find(({ orderId, stop }) => dialog.id === `${orderId}.${stop}`);
  return visit ? <Slot name="trip.gate-booking" slotProps={{ ...visit, onClose: closeDialog }} /> : null;
}
