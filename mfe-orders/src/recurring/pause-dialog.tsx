import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from 'shared-ui';
import { FormDialog } from 'shared-ui/form-dialog';
import { useDayConversion } from 'shared-ui/format';
import { DateField } from 'shared-ui/picker';
import { number, object } from 'yup';
import { recurringMutations } from './recurring.api.ts';
import { fieldErrors, messages } from './recurring.messages.ts';

const schema = object({
  from: number().integer().required(),
  to: number().integer().nullable().default(null),
});

export function PauseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { toDay, toStartOfDay, today } = useDayConversion();
  const [initialValues] = useState({ from: toStartOfDay(today()), to: null });
  const pause = useMutation(recurringMutations.pause(id));
  return (
    <FormDialog
      title={messages.pauseTitle}
      schema={schema}
      initialValues={initialValues}
      submitLabel={messages.pauseVerb}
      errorMessages={fieldErrors}
      onSubmit={({ from, to }) => pause.mutateAsync({ from: toDay(from), to: to === null ? null : toDay(to) })}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.pauseText} />
      </Text>
      <DateField name="from" label={messages.pauseFrom} />
      <DateField name="to" label={messages.pauseTo} help={messages.pauseToHelp} />
    </FormDialog>
  );
}
