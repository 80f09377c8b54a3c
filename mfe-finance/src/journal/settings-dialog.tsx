import { useMutation, useQuery } from '@tanstack/react-query';
import { LEDGER_LIMITS as limits } from 'shared-contracts/values/finance/journal';
import { Text } from 'shared-ui';
import { NumberField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { FormattedMessage } from 'react-intl';
import { number, object } from 'yup';
import { journalMutations, journalQueries } from './journal.api.ts';
import { actions, fields } from './journal.messages.ts';

const between = ({ min, max }: { min: number; max: number }) => number().integer().min(min).max(max);
/** An emptied field is not a number. */
const optional = (range: { min: number; max: number }) =>
  between(range)
    .transform((value: number, original: unknown) => (original === '' ? null : value))
    .nullable()
    .default(null);
const schema = object({
  datevConsultant: optional(limits.datevConsultant),
  datevClient: optional(limits.datevClient),
  accountLength: between(limits.accountLength).required(),
  fiscalYearMonth: between(limits.fiscalYearMonth).required(),
});

/** Settings that the files for DATEV contain. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(journalQueries.settings);
  const save = useMutation(journalMutations.saveSettings());
  return (
    <FormDialog
      title={actions.settings}
      width={400}
      schema={schema}
      initialValues={data}
      error={error}
      onSubmit={(values) => save.mutateAsync(values)}
      onClose={onClose}
    >
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...actions.settingsHelp} />
      </Text>
      <NumberField name="datevConsultant" label={fields.datevConsultant} decimals={0} isGrouped={false} />
      <NumberField name="datevClient" label={fields.datevClient} decimals={0} isGrouped={false} />
      <NumberField name="accountLength" label={fields.accountLength} decimals={0} />
      <NumberField name="fiscalYearMonth" label={fields.fiscalYearMonth} decimals={0} />
    </FormDialog>
  );
}
