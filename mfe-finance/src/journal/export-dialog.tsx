import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import { LISTED_MONTHS } from 'shared-contracts/values/finance/invoices';
import type { LedgerRole } from 'shared-contracts/values/finance/journal';
import { lastMonths } from 'shared-contracts/values/finance/last-months';
import { Box, Text } from 'shared-ui';
import { useDayConversion } from 'shared-ui/format';
import { SelectField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateField } from 'shared-ui/picker';
import { Link } from 'shared-ui/router';
import { number, object, string } from 'yup';
import { ACCOUNTS_PATH } from './journal-access.ts';
import { journalMutations } from './journal.api.ts';
import { actions, fields, missingMessages, roles, scopes } from './journal.messages.ts';

type Missing = { role: LedgerRole; key: string | null; name: string | null };

const schema = object({
  scope: string().oneOf(['month', 'to']).required(),
  month: string().required(),
  to: number().integer().required(),
});

const missingOf = (error: unknown): Missing[] =>
  error instanceof ApiError && error.code === 'accountsMissing' ? (error.params['accounts'] as Missing[]) : [];

const MissingAccounts = ({ accounts }: { accounts: readonly Missing[] }) => (
  <Box role="alert">
    <Text fontWeight="medium" color="status.bad.fg">
      <FormattedMessage {...missingMessages.title} />
    </Text>
    <Box as="ul" pl="5" my="2" listStyleType="disc">
      {accounts.map(({ role, key, name }) => (
        <li key={`${role} ${key}`}>
          <FormattedMessage {...roles[role]} /> {name}
        </li>
      ))}
    </Box>
    <Link to={ACCOUNTS_PATH}>
      <FormattedMessage {...missingMessages.open} />
    </Link>
  </Box>
);

function ScopeFields() {
  const { today } = useDayConversion();
  const [scope] = useFormValue<string>('scope');
  return (
    <>
      <SelectField name="scope" label={fields.scope} options={scopes} help={actions.exportHelp} />
      {scope === 'month' ? (
        <SelectField
          name="month"
          label={fields.month}
          options={lastMonths(today(), LISTED_MONTHS).map((value) => ({
            value,
            label: value.split('-').toReversed().join('.'),
          }))}
        />
      ) : (
        <DateField name="to" label={fields.to} />
      )}
    </>
  );
}

/** Exports postings that no run has exported before; lists missing accounts. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const run = useMutation(journalMutations.export());
  const { today, toDay, toStartOfDay } = useDayConversion();
  const [missing, setMissing] = useState<Missing[]>([]);
  const [initialValues] = useState(() => {
    const [current = '', last = current] = lastMonths(today(), 2);
    return { scope: 'month' as const, month: last, to: toStartOfDay(today()) };
  });
  return (
    <FormDialog
      title={actions.export}
      width={500}
      schema={schema}
      initialValues={initialValues}
      submitLabel={actions.export}
      onSubmit={({ scope, month, to }) =>
        run.mutateAsync(scope === 'month' ? { month } : { to: toDay(to) }).catch((error: unknown) => {
          setMissing(missingOf(error));
          throw error;
        })
      }
      onClose={onClose}
    >
      <ScopeFields />
      {missing.length > 0 && <MissingAccounts accounts={missing} />}
    </FormDialog>
  );
}
