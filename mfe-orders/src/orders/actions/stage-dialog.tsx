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
import { actionLabels } from '../orders.messages.ts';
import { listOrderedCargos, toStageInput, createStageSchema, type StageTransition } from './stage-form.ts';

/** Changes an order to one of the stages the API allows, with the data the transition requires. */
export function StageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const state = useQuery(orderQueries.stage(id));
  const takesQuantities = state.data?.moves.some((transition) => transition.takesQuantities) ?? false;
  const order = useQuery({ ...orderQueries.detail(id), enabled: takesQuantities });
  const change = useMutation(orderMutations.changeStage(useOrderNotices().stage));
  const transitions = state.data?.moves ?? [];
  const isLoaded = state.data !== undefined && (!takesQuantities || order.data !== undefined);
  if (isLoaded && transitions.length === 0) return <NoTransitions onClose={onClose} />;
  const delivered = order.data
    ? listOrderedCargos(order.data).map(({ cargoId, quantity }) => ({ cargoId, quantity, shortageReason: null }))
    : [];
  return (
    <FormDialog
      title={actionLabels.changeStage}
      width={500}
      schema={createStageSchema(transitions)}
      initialValues={isLoaded ? { delivered } : undefined}
      error={state.error ?? order.error}
      submitLabel={actionLabels.changeStage}
      errorMessages={orderFieldErrors}
      onSubmit={(values) => change.mutateAsync({ id, from: state.data?.stage, ...toStageInput(values, transitions) })}
      onClose={onClose}
    >
      {state.data && <CurrentStage stage={state.data.stage} />}
      <StageFields transitions={transitions} />
      <DateTimeField name="occurredAt" label={messages.occurredAt} help={messages.occurredAtHelp} />
      {order.data && <DeliveredFields order={order.data} transitions={transitions} />}
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

/** The delivered quantity of each cargo, and the reason of a shortage. */
function DeliveredFields({ order, transitions }: { order: Order; transitions: readonly StageTransition[] }) {
  const [selectedStage] = useFormValue<OrderStage | undefined>('stage');
  const [delivered] = useFormValue<{ quantity: number | string }[]>('delivered');
  if (!transitions.some(({ stage, takesQuantities }) => stage === selectedStage && takesQuantities)) return null;
  return (
    <FieldGroup title={messages.delivered} columns={1}>
      {listOrderedCargos(order).map(({ cargoId, name, quantity }, index) => (
        <Stack key={cargoId} gap="3">
          <NumberField
            name={`delivered.${index}.quantity`}
            label={withValues(messages.quantity, { cargo: name, quantity })}
            decimals={0}
          />
          {Number(delivered[index]?.quantity) < quantity && (
            <TextField
              name={`delivered.${index}.shortageReason`}
              label={withValues(messages.shortage, { cargo: name })}
            />
          )}
        </Stack>
      ))}
    </FieldGroup>
  );
}
