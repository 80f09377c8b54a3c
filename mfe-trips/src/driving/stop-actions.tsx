import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Icon, Stack, Text } from 'shared-ui';
import { type ProjectedOrder, type StopAction, getStopActions, type ProjectedTrip } from './trip-projection.rules.ts';
import { DeliveryDialog, FailureDialog, PhotoDialog } from './order-dialogs.tsx';
import { eventMessages, stopMessages as messages } from './driving.messages.ts';
import type { DriverOutbox } from './use-driver-outbox.ts';

/** Not lazy: without a network nothing can be loaded. */
const DIALOG_BY_KIND = { delivery: DeliveryDialog, failure: FailureDialog, photo: PhotoDialog };
type OpenDialog = { kind: keyof typeof DIALOG_BY_KIND; order: ProjectedOrder };

const DELIVERY_EVENTS = ['deliver', 'deliverPart'];
/** A drop where nothing of the order is unloaded is finished without a report. */
const isDelivery = ({ event }: StopAction['transition'], { visit }: ProjectedOrder) =>
  DELIVERY_EVENTS.includes(event) || (event === 'finishDrop' && (visit?.items.length ?? 0) > 0);
const hasStarted = ({ stage }: ProjectedOrder) => stage !== 'addedToTrip';
const listNumbers = (orders: readonly ProjectedOrder[]) => orders.map(({ order }) => order.number).join(', ');

type StopActionsProps = { trip: ProjectedTrip; position: number; outbox: DriverOutbox };

/** Actions at a stop: a large button per next event, plus photos and failed deliveries. */
export function StopActions({ trip, position, outbox }: StopActionsProps) {
  const [open, setOpen] = useState<OpenDialog>();
  const { regular, canFail } = getStopActions(trip, position);
  const ordersHere = trip.orders.filter((order) => order.position === position);
  const isSingleOrder = ordersHere.length < 2;
  const recordAction = ({ transition, orders }: StopAction) =>
    void outbox.recordEvents(
      orders.map(({ order }) => order),
      transition.event,
    );
  const Dialog = open && DIALOG_BY_KIND[open.kind];
  const actions = regular.flatMap(({ transition, orders }): StopAction[] => {
    const [delivered = [], others = []] = [true, false].map((expected) =>
      orders.filter((order) => isDelivery(transition, order) === expected),
    );
    return [
      ...delivered.map((order) => ({ transition, orders: [order] })),
      ...(others.length > 0 ? [{ transition, orders: others }] : []),
    ];
  });
  return (
    <Stack gap="3" mt="4">
      {actions.map((action) => {
        const { transition, orders } = action;
        const [firstOrder] = orders;
        return (
          <Button
            key={`${transition.event} ${listNumbers(orders)}`}
            size="lg"
            minH="14"
            w="full"
            onClick={() =>
              firstOrder && isDelivery(transition, firstOrder)
                ? setOpen({ kind: 'delivery', order: firstOrder })
                : recordAction(action)
            }
          >
            <Icon name="check" size={20} />
            <Text as="span" truncate>
              <FormattedMessage {...eventMessages[transition.event]} />
              {!isSingleOrder && orders.length < ordersHere.length && ` · ${listNumbers(orders)}`}
            </Text>
          </Button>
        );
      })}
      {ordersHere.filter(hasStarted).map((order) => (
        <Button
          key={order.order.id}
          size="lg"
          variant="outline"
          w="full"
          onClick={() => setOpen({ kind: 'photo', order })}
        >
          <Icon name="camera" size={20} />
          <FormattedMessage {...messages.photo} />
          {!isSingleOrder && ` · ${order.order.number}`}
        </Button>
      ))}
      {canFail.map((order) => (
        <Button
          key={order.order.id}
          size="lg"
          variant="outline"
          color="status.bad.fg"
          w="full"
          onClick={() => setOpen({ kind: 'failure', order })}
        >
          <Icon name="reject" size={20} />
          <FormattedMessage {...eventMessages.failDelivery} />
          {!isSingleOrder && ` · ${order.order.number}`}
        </Button>
      ))}
      {open && Dialog && <Dialog projectedOrder={open.order} outbox={outbox} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}
