import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Text } from 'shared-ui';
import { TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string } from 'yup';
import { messages } from './order-stage.messages.ts';
import { orderMutations, orderQueries } from './orders.api.ts';
import { actionLabels } from './orders.messages.ts';

const reason = string().trim().max(1_000);
const schemas = {
  asked: object({ reason: reason.required() }),
  free: object({ reason: reason.nullable().default(null) }),
};

/** Says what cancelling causes; the reason is required once the trip is under way. */
export function CancelDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const state = useQuery(orderQueries.stage(id));
  const cancel = useMutation(orderMutations.cancel());
  const move = state.data?.moves.find(({ stage }) => stage === 'cancelled');
  return (
    <FormDialog<{ reason: string | null }>
      title={actionLabels.cancel}
      width={500}
      schema={move?.needsReason ? schemas.asked : schemas.free}
      initial={state.data && {}}
      error={state.error}
      submit={actionLabels.cancel}
      onSubmit={({ reason: why }) =>
        cancel.mutateAsync({ id, stage: 'cancelled', from: state.data?.stage, ...(why !== null && { reason: why }) })
      }
      onClose={onClose}
    >
      <Text>
        <FormattedMessage {...messages.cancelText} />
      </Text>
      <TextareaField name="reason" label={messages.reason} rows={3} />
    </FormDialog>
  );
}
