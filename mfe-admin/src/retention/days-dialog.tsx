import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Text, withValues } from 'shared-ui';
import { NumberField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { number, object } from 'yup';
import { retentionMutations, type Retention } from './retention.api.ts';
import { errorMessages, kinds, messages } from './retention.messages.ts';

/** Chooses after how many days a kind of data is deleted. */
export function DaysDialog({ retention, onClose }: { retention: Retention; onClose: () => void }) {
  const { kind, days, min, max } = retention;
  const save = useMutation(retentionMutations.save());
  return (
    <FormDialog
      title={kinds[kind]}
      width={500}
      schema={object({ days: number().integer().required().min(min).max(max) })}
      initialValues={{ days: days ?? max }}
      errorMessages={errorMessages}
      onSubmit={(form) => save.mutateAsync({ kind, days: Number(form.days) })}
      onClose={onClose}
    >
      <NumberField
        name="days"
        label={messages.daysField}
        decimals={0}
        help={withValues(messages.range, { min, max })}
      />
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.consequence} />
      </Text>
    </FormDialog>
  );
}
