import { FormattedMessage } from 'react-intl';
import type { Reminder } from 'shared-contracts/finance/reminders';
import { Text, withValues } from 'shared-ui';
import { BulkForm } from 'shared-ui/form-dialog';
import type { BulkAction, BulkDialogProps } from 'shared-ui/list';
import { useCloseDialog } from 'shared-ui/overlays';
import { object } from 'yup';
import { actions } from './reminders.messages.ts';
import { useSendReminders } from './use-send-reminders.ts';

const schema = object({});

/** Sends those of the selected reminders that are still to be sent. */
function BulkSend({ rows }: BulkDialogProps<Reminder>) {
  const close = useCloseDialog();
  const send = useSendReminders();
  const ids = rows.filter((row) => row.actions.includes('send')).map(({ id }) => id);
  return (
    <BulkForm
      schema={schema}
      submitLabel={actions.sendAll}
      onSubmit={async () => {
        if (ids.length > 0) await send(ids);
        close();
      }}
    >
      <Text>
        <FormattedMessage {...withValues(actions.sendText, { count: ids.length })} />
      </Text>
    </BulkForm>
  );
}

export const bulkActions: readonly BulkAction<Reminder>[] = [
  { label: actions.sendAll, icon: 'send', invalidates: [], renderForm: (props) => <BulkSend {...props} /> },
];
