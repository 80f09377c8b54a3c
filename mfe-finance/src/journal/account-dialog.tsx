import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LedgerAccount, LedgerAccountInput } from 'shared-contracts/finance/journal';
import { LEDGER_KEYS, LEDGER_LIMITS, LEDGER_ROLES, type LedgerRole } from 'shared-contracts/values/finance/journal';
import { useFormatMessage } from 'shared-ui';
import { NumberField, SelectField, TextField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { mixed, object, string } from 'yup';
import { journalMutations, journalQueries } from './journal.api.ts';
import { actions, fields, messages, roles } from './journal.messages.ts';

const optional = (max: number) => string().trim().max(max).nullable().default(null);
const schema = object({
  role: mixed<LedgerRole>().oneOf(LEDGER_ROLES).required(),
  partner: optional(LEDGER_LIMITS.key),
  orderType: optional(LEDGER_LIMITS.key),
  taxRate: optional(LEDGER_LIMITS.key),
  account: string()
    .trim()
    .required()
    .max(LEDGER_LIMITS.account)
    .matches(/^[^\t\r\n"]+$/),
});
type AccountForm = {
  role: LedgerRole;
  partner: string | null;
  orderType: string | null;
  taxRate: string | null;
  account: string;
};

const NO_KEYS = { partner: null, orderType: null, taxRate: null };

function toForm({ role, key, account }: LedgerAccount): AccountForm {
  const type = LEDGER_KEYS[role];
  return { role, account, ...NO_KEYS, ...(type !== null && { [type]: key }) };
}

function toInput({ role, account, ...keys }: AccountForm): LedgerAccountInput {
  const type = LEDGER_KEYS[role];
  return { role, account, key: (type !== null && keys[type]) || null };
}

function PartnerField() {
  const formatMessage = useFormatMessage();
  const partners = useQuery(journalQueries.partners);
  const options = [
    { value: '', label: formatMessage(messages.all) },
    ...(partners.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return <SelectField name="partner" label={fields.partner} options={options} />;
}

const KEY_FIELDS = {
  partner: PartnerField,
  orderType: () => <TextField name="orderType" label={fields.orderType} help={actions.orderTypeHelp} />,
  taxRate: () => <NumberField name="taxRate" label={fields.taxRate} decimals={4} unit="%" help={actions.allHelp} />,
} as const;

function KeyField() {
  const [role] = useFormValue<LedgerRole>('role');
  const type = LEDGER_KEYS[role];
  if (type === null) return null;
  const Field = KEY_FIELDS[type];
  return <Field />;
}

/** Adds an account, or changes the one for a role and key. */
export function AccountDialog({ account, onClose }: { account?: LedgerAccount; onClose: () => void }) {
  const save = useMutation(journalMutations.saveAccount());
  const [initialValues] = useState<AccountForm>(() =>
    account ? toForm(account) : { role: 'debtor', account: '', ...NO_KEYS },
  );
  return (
    <FormDialog
      title={account ? actions.edit : actions.add}
      width={400}
      schema={schema}
      initialValues={initialValues}
      onSubmit={(values) => save.mutateAsync(toInput(values))}
      onClose={onClose}
    >
      {!account && (
        <>
          <SelectField name="role" label={fields.role} options={roles} />
          <KeyField />
        </>
      )}
      <TextField name="account" label={fields.account} />
    </FormDialog>
  );
}
