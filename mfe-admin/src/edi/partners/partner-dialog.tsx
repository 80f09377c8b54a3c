import { useMutation } from '@tanstack/react-query';
import type { EdiPartner } from 'shared-contracts/edi';
import { withValues } from 'shared-ui';
import { SelectField, TextField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { partnerSchema, toPartnerForm, toPartnerInput } from './partner-form.ts';
import { partnerMutations } from './partners.api.ts';
import { errorMessages, fields, messages, methods } from './partners.messages.ts';

const NEW = toPartnerForm({ partner: '', method: 'http', url: '' });

/** `folder`: of the organization; null: the server has none. */
type Folder = { folder: string | null };

function PartnerFields({ folder }: Folder) {
  const [method] = useFormValue<string>('method');
  const { http } = methods;
  const help = folder !== null && method === 'folder' ? withValues(messages.folderHelp, { folder }) : undefined;
  return (
    <>
      <TextField name="partner" label={fields.partner} help={messages.partnerHelp} autoFocus />
      <SelectField name="method" label={fields.method} help={help} options={folder === null ? { http } : methods} />
      {method === 'http' && <TextField name="url" label={fields.url} help={messages.urlHelp} />}
    </>
  );
}

type Props = Folder & { onClose: () => void };
const common = { width: 500, schema: partnerSchema, errorMessages } as const;

export function CreatePartnerDialog({ folder, onClose }: Props) {
  const create = useMutation(partnerMutations.create());
  return (
    <FormDialog
      {...common}
      title={messages.create}
      initialValues={NEW}
      submitLabel={messages.createSubmit}
      onSubmit={(form) => create.mutateAsync(toPartnerInput(form))}
      onClose={onClose}
    >
      <PartnerFields folder={folder} />
    </FormDialog>
  );
}

export function EditPartnerDialog({ partner, folder, onClose }: Props & { partner: EdiPartner }) {
  const change = useMutation(partnerMutations.change(partner.id));
  return (
    <FormDialog
      {...common}
      title={messages.edit}
      initialValues={toPartnerForm(partner)}
      submitLabel={messages.editSubmit}
      onSubmit={(form) => change.mutateAsync(toPartnerInput(form))}
      onClose={onClose}
    >
      <PartnerFields folder={folder} />
    </FormDialog>
  );
}
