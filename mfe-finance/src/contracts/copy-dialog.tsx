import { useMutation, useQuery } from '@tanstack/react-query';
import type { ContractDetails } from 'shared-contracts/finance/contracts';
import { CONTRACT_LIMITS } from 'shared-contracts/values/field-limits';
import { useFormatMessage, withValues, type FormatMessage } from 'shared-ui';
import { TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField, DateField } from 'shared-ui/picker';
import { useNavigate } from 'shared-ui/router';
import { number, object, string } from 'yup';
import { optionSources } from './contract-options.api.ts';
import { fieldErrorMessages } from './field-errors.messages.ts';
import { contractMutations, contractQueries } from './contracts.api.ts';
import { actionLabels, copyMessages as messages } from './contracts.messages.ts';
import { fields } from './fields.messages.ts';

const schema = object({
  name: string().trim().required().max(CONTRACT_LIMITS.name),
  partnerId: string().required(),
  startDate: number().integer().required(),
  expireDate: number()
    .integer()
    .nullable()
    .default(null)
    .test(
      'afterStart',
      fieldErrorMessages.endBeforeStart,
      (end, { parent }) => typeof end !== 'number' || end > parent.startDate,
    ),
});

const toCopyValues = ({ name, partner, startDate, expireDate }: ContractDetails, formatMessage: FormatMessage) => ({
  name: formatMessage(withValues(messages.name, { name })).slice(0, CONTRACT_LIMITS.name),
  partnerId: partner.id,
  startDate,
  expireDate,
});

/** Copies the terms to a new contract for another partner or period. */
export function CopyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const formatMessage = useFormatMessage();
  const navigate = useNavigate();
  const { data: contract, error } = useQuery(contractQueries.detail(id));
  const copy = useMutation(contractMutations.copy(id));
  return (
    <FormDialog
      title={messages.title}
      width={500}
      schema={schema}
      initialValues={contract && toCopyValues(contract, formatMessage)}
      error={error}
      submitLabel={actionLabels.copy}
      errorMessages={fieldErrorMessages}
      onSubmit={async (values) => navigate(`/contracts/${(await copy.mutateAsync(values)).id}`)}
      onClose={onClose}
    >
      <TextField name="name" label={fields.name} />
      <ComboboxField
        name="partnerId"
        label={fields.partner}
        source={optionSources.partners}
        selectedOption={contract && { value: contract.partner.id, label: contract.partner.name }}
        help={messages.help}
      />
      <DateField name="startDate" label={fields.startDate} />
      <DateField name="expireDate" label={fields.expireDate} end />
    </FormDialog>
  );
}
