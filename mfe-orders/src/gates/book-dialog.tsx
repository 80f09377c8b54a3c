import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { GateSchedule } from 'shared-contracts/orders/gate-bookings';
import { Text, withValues } from 'shared-ui';
import { SelectField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { formatDateTime } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { object, string } from 'yup';
import { gateMutations } from './gates.api.ts';
import { messages } from './gates.messages.ts';
import type { Place } from './move-target.rules.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const schema = object({ stop: string().required().default('') });

type BookDialogProps = { schedule: GateSchedule; place: Place; onClose: () => void };

/** Books a slot for one of the stops that have none on this day. */
export function BookDialog({ schedule: { gates, timeZone, unbooked }, place, onClose }: BookDialogProps) {
  const book = useMutation(gateMutations.book());
  const gate = gates.find(({ id }) => id === place.gateId)?.name ?? '';
  const title = withValues(messages.bookTitle, { gate, when: formatDateTime(place.from, timeZone) });
  if (unbooked.length === 0)
    return (
      <Dialog title={title} onClose={onClose}>
        <DialogBody>
          <Text pb="4">
            <FormattedMessage {...messages.noStops} />
          </Text>
        </DialogBody>
      </Dialog>
    );
  const options = unbooked.map(({ orderId, stop, organization, ...order }) => ({
    value: `${orderId} ${stop}`,
    label: `${formatOrderNumber(order)} · ${organization}`,
  }));
  return (
    <FormDialog
      title={title}
      width={400}
      schema={schema}
      initialValues={{ stop: options.length === 1 ? (options[0]?.value ?? '') : '' }}
      submitLabel={messages.book}
      onSubmit={({ stop: chosen }) => {
        const [orderId = '', stop = '0'] = chosen.split(' ');
        return book.mutateAsync({ ...place, stops: [{ orderId, stop: Number(stop) }] });
      }}
      onClose={onClose}
    >
      <SelectField name="stop" label={messages.stop} options={options} />
    </FormDialog>
  );
}
