import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { MAX_REASON_LENGTH } from 'shared-contracts/values/field-limits';
import { Text } from 'shared-ui';
import { TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string } from 'yup';
import { actionMessages as messages } from './order-actions.messages.ts';
import { useOrderNotices } from '../order-notices.ts';
import { orderMutations, orderQueries } from '../orders.api.ts';
import { actionLabels } from '../orders.messages.ts';

const reasonField = string().trim().max(MAX_REASON_LENGTH);
const schemas = {
  required: object({ reason: reasonField.required() }),
  optional: object({ reason: reasonField.nullable().default(null) }),
};

/** Explains the effect of cancelling; a reason is required once the trip has started. */
export function CancelDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const state = useQuery(orderQueries.stage(id));
  const cancel = useMutation(orderMutations.cancel(useOrderNotices().stage));
  const transition = state.data?.moves.find(({ stage }) => stage === 'cancelled');
  return (
    <FormDialog<{ reason: string | null }>
      title={actionLabels.cancel}
      width={500}
      schema={transition?.needsReason ? schemas.required : schemas.optional}
      initialValues={state.data && {}}
      error={state.error}
      submitLabel={actionLabels.cancel}
      onSubmit={(form) =>
        cancel.mutateAsync({
          id,
          stage: 'cancelled',
          from: state.data?.stage,
          ...(form.reason !== null && { reason: form.reason }),
        })
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
