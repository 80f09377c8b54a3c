import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import type { OrderStopTiming } from 'shared-contracts/orders/order-timing';
import { MAX_REASON_LENGTH } from 'shared-contracts/values/field-limits';
import type { StopStamp } from 'shared-contracts/values/orders/stop-stamps';
import { EmptyState, Text, useFormatMessage, withValues } from 'shared-ui';
import { TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DateTimeField } from 'shared-ui/picker';
import { number, object, string } from 'yup';
import { orderMutations, orderQueries } from '../orders.api.ts';
import { messages as orderMessages } from '../orders.messages.ts';
import { correctionErrors, messages, stampLabels } from './correct-times.messages.ts';
import { getStopName } from './stop-name.ts';

const stamp = () => number().integer().nullable().default(null);
const schema = object({
  arrivedAt: stamp(),
  startedAt: stamp(),
  endedAt: stamp(),
  departedAt: stamp(),
  reason: string().trim().max(MAX_REASON_LENGTH).required(),
});

const toTimes = ({ arrival, start, end, departure }: OrderStopTiming): Record<StopStamp, number | null> => ({
  arrivedAt: arrival?.at ?? null,
  startedAt: start?.at ?? null,
  endedAt: end?.at ?? null,
  departedAt: departure?.at ?? null,
});

/** Sends only times that differ; none can be removed. */
const toCorrection = (stop: OrderStopTiming, times: Record<StopStamp, number | null>) => {
  const before = toTimes(stop);
  return Object.fromEntries(
    stop.correctable.flatMap((name) =>
      times[name] === null || times[name] === before[name] ? [] : [[name, times[name]]],
    ),
  );
};

type CorrectTimesDialogProps = { order: Order; position: number; onClose: () => void };

/** Corrects when the vehicle arrived at a stop, loaded or unloaded, and left it. */
export function CorrectTimesDialog({ order: { id, stops }, position, onClose }: CorrectTimesDialogProps) {
  const formatMessage = useFormatMessage();
  const timing = useQuery(orderQueries.timing(id));
  const correct = useMutation(orderMutations.correctTimes());
  const stop = timing.data?.stops.find((other) => other.position === position);
  if (timing.data && !stop?.correctable.length) return <NothingToCorrect onClose={onClose} />;
  const kinds = stops.map(({ kind }) => kind);
  return (
    <FormDialog
      title={messages.title}
      width={500}
      schema={schema}
      initialValues={stop && toTimes(stop)}
      error={timing.error}
      submitLabel={messages.submit}
      errorMessages={correctionErrors}
      onSubmit={async ({ reason, ...times }) => {
        if (stop) await correct.mutateAsync({ id, position, reason, ...toCorrection(stop, times) });
      }}
      onClose={onClose}
    >
      <Text fontWeight="medium">
        <FormattedMessage
          {...withValues(orderMessages.stopAt, {
            stop: formatMessage(getStopName(kinds, position)),
            place: stop?.location.name ?? '',
          })}
        />
      </Text>
      <Text color="fg.muted">
        <FormattedMessage {...messages.consequence} />
      </Text>
      {stop?.correctable.map((name) => (
        <DateTimeField key={name} name={name} label={stampLabels[name]} />
      ))}
      <TextareaField name="reason" label={messages.reason} help={messages.reasonHelp} rows={3} />
    </FormDialog>
  );
}

const NothingToCorrect = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={messages.title} width={500} onClose={onClose}>
    <DialogBody>
      <EmptyState icon="info" title={messages.nothing} text={messages.nothingText} size="inline" />
    </DialogBody>
  </Dialog>
);
