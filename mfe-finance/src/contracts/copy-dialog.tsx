import { useMutation, useQuery } from '@tanstack/react-query';
import type { ContractDetails } from 'shared-contracts/contracts';
import { fill, useSay, type Say } from 'shared-ui';
import { TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField, DateField } from 'shared-ui/picker';
import { useNavigate } from 'shared-ui/router';
import { number, object, string } from 'yup';
import { choices } from './choices.api.ts';
import { wrongs } from './contract-form.messages.ts';
import { contractMutations, contractQueries } from './contracts.api.ts';
import { actionLabels, copyMessages as messages } from './contracts.messages.ts';
import { fields } from './fields.messages.ts';

const schema = object({
  name: string().trim().required().max(100),
  partnerId: string().required(),
  startDate: number().integer().required(),
  expireDate: number()
    .integer()
    .nullable()
    .default(null)
    .test('afterStart', wrongs.endBeforeStart, (end, { parent }) => typeof end !== 'number' || end > parent.startDate),
});

const copyOf = ({ name, partner, startDate, expireDate }: ContractDetails, say: Say) => ({
  name: say(fill(messages.name, { name })).slice(0, 100),
  partnerId: partner.id,
  startDate,
  expireDate,
});

/** A new contract with the same terms, for another partner or another time. */
export function CopyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const say = useSay();
  const navigate = useNavigate();
  const { data: contract, error } = useQuery(contractQueries.detail(id));
  const copy = useMutation(contractMutations.copy(id));
  return (
    <FormDialog
      title={messages.title}
      width={500}
      schema={schema}
      initial={contract && copyOf(contract, say)}
      error={error}
      submit={actionLabels.copy}
      codes={wrongs}
      onSubmit={async (values) => navigate(`/contracts/${(await copy.mutateAsync(values)).id}`)}
      onClose={onClose}
    >
      <TextField name="name" label={fields.name} />
      <ComboboxField
        name="partnerId"
        label={fields.partner}
        source={choices.partners}
        chosen={contract && { value: contract.partner.id, label: contract.partner.name }}
        help={messages.help}
      />
      <DateField name="startDate" label={fields.startDate} />
      <DateField name="expireDate" label={fields.expireDate} end />
    </FormDialog>
  );
}
