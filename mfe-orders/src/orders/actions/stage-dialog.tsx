import { useMutation, useQuery } from '@tanstack/react-query';
import type { Order } from 'shared-contracts/orders';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import { EmptyState, fill, Flex, Stack, Text, useSay } from 'shared-ui';
import { FieldGroup, NumberField, SelectField, TextareaField, TextField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { orderLooks, StatusBadge } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DateTimeField } from 'shared-ui/picker';
import { codes } from './order-refusals.messages.ts';
import { messages } from './order-stage.messages.ts';
import { orderMutations, orderQueries } from './orders.api.ts';
import { actionLabels } from './orders.messages.ts';
import { orderedCargos, stageInput, stageSchema, type Move } from './stage-form.ts';

/** Leads an order to one of the stages that the API allows next, with what must be told on the way. */
export function StageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const state = useQuery(orderQueries.stage(id));
  const takesQuantities = state.data?.moves.some((move) => move.takesQuantities) ?? false;
  const order = useQuery({ ...orderQueries.detail(id), enabled: takesQuantities });
  const change = useMutation(orderMutations.changeStage());
  const moves = state.data?.moves ?? [];
  const isLoaded = state.data !== undefined && (!takesQuantities || order.data !== undefined);
  if (isLoaded && moves.length === 0) return <NothingFollows onClose={onClose} />;
  const delivered = order.data
    ? orderedCargos(order.data).map(({ cargoId, quantity }) => ({ cargoId, quantity, shortageReason: null }))
    : [];
  return (
    <FormDialog
      title={actionLabels.changeStage}
      width={500}
      schema={stageSchema(moves)}
      initial={isLoaded ? { delivered } : undefined}
      error={state.error ?? order.error}
      submit={actionLabels.changeStage}
      codes={codes}
      onSubmit={(values) => change.mutateAsync({ id, from: state.data?.stage, ...stageInput(values, moves) })}
      onClose={onClose}
    >
      {state.data && <Now stage={state.data.stage} />}
      <StageFields moves={moves} />
      <DateTimeField name="occurredAt" label={messages.occurredAt} help={messages.occurredAtHelp} />
      {order.data && <DeliveredFields order={order.data} moves={moves} />}
    </FormDialog>
  );
}

const NothingFollows = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={actionLabels.changeStage} width={500} onClose={onClose}>
    <DialogBody>
      <EmptyState icon="info" title={messages.nothing} text={messages.nothingText} size="inline" />
    </DialogBody>
  </Dialog>
);

function Now({ stage }: { stage: OrderStage }) {
  const [before, after] = useSay()(fill(messages.now, { stage: '\n' })).split('\n');
  return (
    <Flex align="center" gap="2" wrap="wrap">
      <Text color="fg.muted">{before}</Text>
      <StatusBadge {...orderLooks[stage]} />
      {after && <Text color="fg.muted">{after}</Text>}
    </Flex>
  );
}

type StageFieldsProps = {
  moves: readonly (Pick<Move, 'stage' | 'needsReason'> & { /** How many orders may go there. */ count?: number })[];
};

/** The new stage, and the reason where it is wanted. */
export function StageFields({ moves }: StageFieldsProps) {
  const say = useSay();
  const [chosen] = useFormValue<OrderStage | undefined>('stage');
  const options = moves.map(({ stage, count }) => {
    const label = say(orderLooks[stage].label);
    return { value: stage, label: count === undefined ? label : say(fill(messages.toCount, { stage: label, count })) };
  });
  return (
    <>
      <SelectField name="stage" label={messages.to} options={options} />
      {moves.some(({ stage, needsReason }) => stage === chosen && needsReason) && (
        <TextareaField name="reason" label={messages.reason} rows={3} />
      )}
    </>
  );
}

/** Of each cargo how much has arrived; what is short says why. */
function DeliveredFields({ order, moves }: { order: Order; moves: readonly Move[] }) {
  const [chosen] = useFormValue<OrderStage | undefined>('stage');
  const [delivered] = useFormValue<{ quantity: number | string }[]>('delivered');
  if (!moves.some((move) => move.stage === chosen && move.takesQuantities)) return null;
  return (
    <FieldGroup title={messages.delivered} columns={1}>
      {orderedCargos(order).map(({ cargoId, name, quantity }, index) => (
        <Stack key={cargoId} gap="3">
          <NumberField
            name={`delivered.${index}.quantity`}
            label={fill(messages.quantity, { cargo: name, quantity })}
            decimals={0}
          />
          {Number(delivered[index]?.quantity) < quantity && (
            <TextField name={`delivered.${index}.shortageReason`} label={fill(messages.shortage, { cargo: name })} />
          )}
        </Stack>
      ))}
    </FieldGroup>
  );
}
