import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders';
import { fill, Text } from 'shared-ui';
import { TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string } from 'yup';
import { messages } from './order-page.messages.ts';
import { orderMutations } from './orders.api.ts';
import { actionLabels, consequences } from './orders.messages.ts';

const schema = object({ reason: string().trim().max(1_000).nullable().default(null) });

/** Says what reopening causes; the reason is kept in the history, if one is given. */
export function ReopenDialog({ order: { id, number, stage: from }, onClose }: { order: Order; onClose: () => void }) {
  const reopen = useMutation(orderMutations.reopen());
  return (
    <FormDialog<{ reason: string | null }>
      title={actionLabels.reopen}
      width={500}
      schema={schema}
      initial={{}}
      submit={actionLabels.reopen}
      onSubmit={({ reason }) => reopen.mutateAsync({ id, from, ...(reason !== null && { reason }) })}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage {...fill(consequences.reopen, { number })} />
      </Text>
      <TextareaField name="reason" label={messages.reopenReason} help={messages.reopenReasonHelp} rows={3} />
    </FormDialog>
  );
}
