import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Icon, Stack, Text } from 'shared-ui';
import { type OrderAhead, type Step, stepsAt, type TripAhead } from './ahead.rules.ts';
import { DeliveryDialog, FailureDialog, PhotoDialog } from './delivery-dialog.tsx';
import { events, stop as messages } from './driving.messages.ts';
import type { Telling } from './use-telling.ts';

/** There from the start: without a network nothing can be loaded. */
const DIALOGS = { delivery: DeliveryDialog, failure: FailureDialog, photo: PhotoDialog };
type Open = { what: keyof typeof DIALOGS; of: OrderAhead };

const delivers = ({ event }: Step['move']) => event === 'deliver' || event === 'deliverPart';
const isOnWay = ({ stage }: OrderAhead) => stage !== 'addedToTrip';
const numbersOf = (orders: readonly OrderAhead[]) => orders.map(({ order }) => order.number).join(', ');

type StepsProps = { ahead: TripAhead; position: number; tell: Telling };

/** What may be told at a stop: one large button for each next event, and what goes beside it. */
export function StopSteps({ ahead, position, tell }: StepsProps) {
  const [open, setOpen] = useState<Open>();
  const { main, failing } = stepsAt(ahead, position);
  const here = ahead.orders.filter(({ at }) => at === position);
  const isAlone = here.length < 2;
  const press = ({ move, orders }: Step) =>
    void tell.events(
      orders.map(({ order }) => order),
      move.event,
    );
  const Dialog = open && DIALOGS[open.what];
  const each = main.flatMap((step): Step[] =>
    delivers(step.move) ? step.orders.map((one) => ({ move: step.move, orders: [one] })) : [step],
  );
  return (
    <Stack gap="3" mt="4">
      {each.map((step) => {
        const { move, orders } = step;
        const [first] = orders;
        return (
          <Button
            key={`${move.event} ${numbersOf(orders)}`}
            size="lg"
            minH="14"
            w="full"
            onClick={() => (delivers(move) && first ? setOpen({ what: 'delivery', of: first }) : press(step))}
          >
            <Icon name="check" size={20} />
            <Text as="span" truncate>
              <FormattedMessage {...events[move.event]} />
              {!isAlone && orders.length < here.length && ` · ${numbersOf(orders)}`}
            </Text>
          </Button>
        );
      })}
      {here.filter(isOnWay).map((one) => (
        <Button
          key={one.order.id}
          size="lg"
          variant="outline"
          w="full"
          onClick={() => setOpen({ what: 'photo', of: one })}
        >
          <Icon name="camera" size={20} />
          <FormattedMessage {...messages.photo} />
          {!isAlone && ` · ${one.order.number}`}
        </Button>
      ))}
      {failing.map((one) => (
        <Button
          key={one.order.id}
          size="lg"
          variant="outline"
          color="status.bad.fg"
          w="full"
          onClick={() => setOpen({ what: 'failure', of: one })}
        >
          <Icon name="refuse" size={20} />
          <FormattedMessage {...events.failDelivery} />
          {!isAlone && ` · ${one.order.number}`}
        </Button>
      ))}
      {open && Dialog && <Dialog of={open.of} tell={tell} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}
