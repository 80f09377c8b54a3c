import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TripStop } from 'shared-contracts/trips/trips';
import type { DriverEvent } from 'shared-contracts/values/trips/driver-events';
import { Button, Icon, type Message, Stack, Text } from 'shared-ui';
import {
  getStopActions,
  listOrdersAt,
  type ProjectedOrder,
  type ProjectedTrip,
  type StopAction,
} from './trip-projection.rules.ts';
import { useConfirmation, useDistanceFromStop } from './confirmation.tsx';
import { DeliveryDialog, FailureDialog, PhotoDialog } from './order-dialogs.tsx';
import { eventMessages, stepMessages, stopMessages as messages } from './driving.messages.ts';
import type { DriverOutbox } from './use-driver-outbox.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

/** Not lazy: without a network nothing can be loaded. */
const DIALOG_BY_KIND = { delivery: DeliveryDialog, failure: FailureDialog, photo: PhotoDialog };
type OpenDialog = { kind: keyof typeof DIALOG_BY_KIND; orders: readonly ProjectedOrder[] };

const labels: Record<StopAction['name'], Message> = { ...stepMessages, ...eventMessages };
const hasStarted = ({ stage }: ProjectedOrder) => stage !== 'addedToTrip';
const listNumbers = ({ steps }: StopAction) => steps.map(({ order }) => formatOrderNumber(order.order)).join(', ');

/** One action per order, for orders whose step differs from the others'. */
const splitByOrder = (actions: readonly StopAction[]): StopAction[] =>
  actions.flatMap((action) =>
    action.steps.map((step): StopAction => ({ ...action, name: step.transition.event, steps: [step] })),
  );

/** An order that goes to a drop other than the next one names it. */
const toDetails = (event: DriverEvent, { visit, hasSeveralDrops }: ProjectedOrder) =>
  event === 'arriveAtDrop' && hasSeveralDrops && visit ? { stop: visit.stop } : {};

type StopActionsProps = { trip: ProjectedTrip; stop: TripStop; outbox: DriverOutbox };

const ARRIVALS: readonly StopAction['name'][] = ['arrive', 'arriveAtPickup', 'arriveAtDrop'];

/** Actions at a stop: a large button per step of all its orders, plus photos and failed deliveries by order. */
export function StopActions({ trip, stop: { position, location }, outbox }: StopActionsProps) {
  const [open, setOpen] = useState<OpenDialog>();
  const [isSplit, setIsSplit] = useState(false);
  const { ask, dialog } = useConfirmation();
  const describeDistance = useDistanceFromStop(location);
  const { regular, canFail } = getStopActions(trip, position);
  const ordersHere = listOrdersAt(trip, position);
  const isSingleOrder = ordersHere.length < 2;
  const canSplit = regular.some(({ steps }) => steps.length > 1);
  const record = ({ steps, isDelivery }: StopAction) =>
    isDelivery
      ? setOpen({ kind: 'delivery', orders: steps.map(({ order }) => order) })
      : void outbox.recordReports(
          steps.map(({ order, transition: { event } }) => ({
            projectedOrder: order,
            event,
            details: toDetails(event, order),
          })),
        );
  const recordOnceSure = (action: StopAction) =>
    ask(ARRIVALS.includes(action.name) ? describeDistance(outbox.getPosition()) : null, () => record(action));
  const Dialog = open && DIALOG_BY_KIND[open.kind];
  return (
    <Stack gap="3" mt="4">
      {(isSplit ? splitByOrder(regular) : regular).map((action) => (
        <Button
          key={`${action.name} ${listNumbers(action)}`}
          size="lg"
          minH="14"
          w="full"
          onClick={() => recordOnceSure(action)}
        >
          <Icon name="check" size={20} />
          <Text as="span" truncate>
            <FormattedMessage {...labels[action.name]} />
            {!isSingleOrder && action.steps.length < ordersHere.length && ` · ${listNumbers(action)}`}
          </Text>
        </Button>
      ))}
      {dialog}
      {canSplit && (
        <Button size="lg" variant="ghost" w="full" onClick={() => setIsSplit(!isSplit)}>
          <FormattedMessage {...(isSplit ? messages.together : messages.byOrder)} />
        </Button>
      )}
      {ordersHere.filter(hasStarted).map((order) => (
        <Button
          key={order.order.id}
          size="lg"
          variant="outline"
          w="full"
          onClick={() => setOpen({ kind: 'photo', orders: [order] })}
        >
          <Icon name="camera" size={20} />
          <FormattedMessage {...messages.photo} />
          {!isSingleOrder && ` · ${formatOrderNumber(order.order)}`}
        </Button>
      ))}
      {canFail.map((order) => (
        <Button
          key={order.order.id}
          size="lg"
          variant="outline"
          color="status.bad.fg"
          w="full"
          onClick={() => setOpen({ kind: 'failure', orders: [order] })}
        >
          <Icon name="reject" size={20} />
          <FormattedMessage {...eventMessages.failDelivery} />
          {!isSingleOrder && ` · ${formatOrderNumber(order.order)}`}
        </Button>
      ))}
      {open && Dialog && <Dialog projectedOrders={open.orders} outbox={outbox} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}
