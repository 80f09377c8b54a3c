import { useMutation, useQuery } from '@tanstack/react-query';
import type { Order } from 'shared-contracts/orders/orders';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { EmptyState, withValues, Flex, Stack, Text, useFormatMessage } from 'shared-ui';
import { FieldGroup, NumberField, SelectField, TextareaField, TextField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { orderStatusStyles, StatusBadge } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DateTimeField } from 'shared-ui/picker';
import { orderFieldErrors } from '../order-errors.messages.ts';
import { actionMessages as messages } from './order-actions.messages.ts';
import { useOrderNotices } from '../order-notices.ts';
import { orderMutations, orderQueries } from '../orders.api.ts';
import { actionLabels, messages as orderMessages } from '../orders.messages.ts';
import { findCurrentDrop, listDeliverables, sortByDrop, type Deliverable } from './deliverables.rules.ts';
import { getStopName } from '../route/stop-name.ts';
import { createStageSchema, isReported, toStageInput, type StageTransition } from './stage-form.ts';

/** Changes an order to one of the stages the API allows, with the data the transition requires. */
export function StageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const state = useQuery(orderQueries.stage(id));
  const takesQuantities = state.data?.moves.some((transition) => transition.takesQuantities) ?? false;
  const order = useQuery({ ...orderQueries.detail(id), enabled: takesQuantities });
  const finishesDrop = state.data?.moves.some(({ event, ...move }) => event === 'finishDrop' && move.takesQuantities);
  const timing = useQuery({ ...orderQueries.timing(id), enabled: finishesDrop ?? false });
  const change = useMutation(orderMutations.changeStage(useOrderNotices().stage));
  const transitions = state.data?.moves ?? [];
  const isLoaded =
    state.data !== undefined && (!takesQuantities || order.data !== undefined) && (!finishesDrop || !timing.isPending);
  if (isLoaded && transitions.length === 0) return <NoTransitions onClose={onClose} />;
  const currentDrop = timing.data && findCurrentDrop(timing.data.stops);
  const deliverables = order.data ? sortByDrop(listDeliverables(order.data), currentDrop) : [];
  return (
    <FormDialog
      title={actionLabels.changeStage}
      width={500}
      schema={createStageSchema(transitions)}
      initialValues={isLoaded ? { delivered: deliverables.map(toDelivered) } : undefined}
      error={state.error ?? order.error ?? timing.error}
      submitLabel={actionLabels.changeStage}
      errorMessages={orderFieldErrors}
      onSubmit={(values) =>
        change.mutateAsync({ id, from: state.data?.stage, ...toStageInput(values, transitions, currentDrop) })
      }
      onClose={onClose}
    >
      {state.data && <CurrentStage stage={state.data.stage} />}
      <StageFields transitions={transitions} />
      <DateTimeField name="occurredAt" label={messages.occurredAt} help={messages.occurredAtHelp} />
      {order.data && (
        <DeliveredFields
          order={order.data}
          deliverables={deliverables}
          transitions={transitions}
          currentDrop={currentDrop}
        />
      )}
    </FormDialog>
  );
}

const NoTransitions = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={actionLabels.changeStage} width={500} onClose={onClose}>
    <DialogBody>
      <EmptyState icon="info" title={messages.noTransitions} text={messages.noTransitionsText} size="inline" />
    </DialogBody>
  </Dialog>
);

function CurrentStage({ stage }: { stage: OrderStage }) {
  const [before, after] = useFormatMessage()(withValues(messages.currentStage, { stage: '\n' })).split('\n');
  return (
    <Flex align="center" gap="2" wrap="wrap">
      <Text color="fg.muted">{before}</Text>
      <StatusBadge {...orderStatusStyles[stage]} />
      {after && <Text color="fg.muted">{after}</Text>}
    </Flex>
  );
}

type StageFieldsProps = {
  transitions: readonly (Pick<StageTransition, 'stage' | 'needsReason'> & {
    /** The number of selected orders it applies to. */
    count?: number;
  })[];
};

/** The new stage, and the reason if the transition requires one. */
export function StageFields({ transitions }: StageFieldsProps) {
  const formatMessage = useFormatMessage();
  const [selectedStage] = useFormValue<OrderStage | undefined>('stage');
  const options = transitions.map(({ stage, count }) => {
    const label = formatMessage(orderStatusStyles[stage].label);
    return {
      value: stage,
      label: count === undefined ? label : formatMessage(withValues(messages.stageCount, { stage: label, count })),
    };
  });
  return (
    <>
      <SelectField name="stage" label={messages.newStage} options={options} />
      {transitions.some(({ stage, needsReason }) => stage === selectedStage && needsReason) && (
        <TextareaField name="reason" label={messages.reason} rows={3} />
      )}
    </>
  );
}

/** Everything is delivered in full unless it was reported otherwise. */
const toDelivered = ({ stop, cargoId, quantity, deliveredQuantity, shortageReason }: Deliverable) => ({
  stop,
  cargoId,
  quantity: deliveredQuantity ?? quantity,
  shortageReason,
});

type DeliveredFieldsProps = {
  order: Order;
  deliverables: readonly Deliverable[];
  transitions: readonly StageTransition[];
  currentDrop: number | undefined;
};

/** The delivered quantity of each cargo, per drop if there are several, and the reason of a shortage. */
function DeliveredFields({ order: { stops }, deliverables, transitions, currentDrop }: DeliveredFieldsProps) {
  const formatMessage = useFormatMessage();
  const [selectedStage] = useFormValue<OrderStage | undefined>('stage');
  const transition = transitions.find(({ stage, takesQuantities }) => stage === selectedStage && takesQuantities);
  if (!transition) return null;
  const rows = deliverables
    .map((deliverable, index) => ({ deliverable, index }))
    .filter(({ deliverable }) => isReported(transition, deliverable.stop, currentDrop));
  const positions = [...new Set(rows.map(({ deliverable }) => deliverable.stop))];
  const kinds = stops.map(({ kind }) => kind);
  const getDropName = (position: number) =>
    formatMessage(
      withValues(orderMessages.stopAt, {
        stop: formatMessage(getStopName(kinds, position)),
        place: stops[position]?.location.name ?? '…',
      }),
    );
  return (
    <FieldGroup title={messages.delivered} columns={1}>
      {positions.map((position) => (
        <Stack
          key={position}
          gap="3"
          {...(position !== null && { role: 'group', 'aria-label': getDropName(position) })}
        >
          {position !== null && <Text fontWeight="medium">{getDropName(position)}</Text>}
          {rows
            .filter(({ deliverable }) => deliverable.stop === position)
            .map(({ deliverable, index }) => (
              <DeliveredField key={deliverable.cargoId} path={`delivered.${index}`} {...deliverable} />
            ))}
        </Stack>
      ))}
    </FieldGroup>
  );
}

function DeliveredField({ path, name, quantity }: Deliverable & { path: string }) {
  const [delivered] = useFormValue<number | string>(`${path}.quantity`);
  return (
    <Stack gap="3">
      <NumberField
        name={`${path}.quantity`}
        label={withValues(messages.quantity, { cargo: name, quantity })}
        decimals={0}
      />
      {Number(delivered) < quantity && (
        <TextField name={`${path}.shortageReason`} label={withValues(messages.shortage, { cargo: name })} />
      )}
    </Stack>
  );
}
