import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CreditLimit } from 'shared-contracts/finance/credit-limits';
import { withValues } from 'shared-ui';
import { NumberField, SelectField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string } from 'yup';
import { creditLimitMutations, creditLimitQueries } from './aging.api.ts';
import { creditMessages as messages } from './credit-limit.messages.ts';

const schema = object({ partnerId: string().required(), limit: string().nullable().default(null) });
const errorMessages = { noOwnCurrency: messages.noOwnCurrency };

type Saving = { partnerId: string; limit: string | null };
function useSave() {
  const save = useMutation(creditLimitMutations.save());
  return ({ partnerId, limit }: Saving) => save.mutateAsync({ partnerId, limit: limit || null });
}

/** The limit of a partner of the list. */
export function CreditLimitDialog({ partnerId, onClose }: { partnerId: string; onClose: () => void }) {
  const { data, error } = useQuery(creditLimitQueries.one(partnerId));
  const [before, setBefore] = useState<CreditLimit>();
  if (data && !before) setBefore(data); // later refetches must not reset the form
  return (
    <FormDialog
      title={before ? withValues(messages.limitOf, { partner: before.partner.name }) : messages.limit}
      width={400}
      schema={schema}
      initialValues={before && { partnerId, limit: before.use?.limit ?? null }}
      error={error}
      errorMessages={errorMessages}
      onSubmit={useSave()}
      onClose={onClose}
    >
      <NumberField
        name="limit"
        decimals={2}
        label={messages.limit}
        help={messages.help}
        unit={before?.use?.currency ?? before?.currency ?? ''}
      />
    </FormDialog>
  );
}

/** A limit for any partner, also for one that owes nothing yet. */
export function NewCreditLimitDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(creditLimitQueries.partners);
  return (
    <FormDialog
      title={messages.set}
      width={400}
      schema={schema}
      initialValues={data && { partnerId: '', limit: null }}
      error={error}
      errorMessages={errorMessages}
      onSubmit={useSave()}
      onClose={onClose}
    >
      <SelectField
        name="partnerId"
        label={messages.partner}
        options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <NumberField name="limit" decimals={2} label={messages.limit} help={messages.help} />
    </FormDialog>
  );
}
