import { useMutation } from '@tanstack/react-query';
import type { EdiPartner } from 'shared-contracts/edi';
import { withValues } from 'shared-ui';
import { SelectField, TextField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField } from 'shared-ui/picker';
import { NEW_PARTNER, partnerSchema, toPartnerForm, toPartnerInput } from './partner-form.ts';
import { carriers, partnerMutations } from './partners.api.ts';
import { errorMessages, fields, messages, methods, syntaxes } from './partners.messages.ts';

/** `folder`: of the organization; null: the server has none. */
type Folder = { folder: string | null };

type Carrier = { carrier?: EdiPartner['carrier'] };

function PartnerFields({ folder, carrier = null }: Folder & Carrier) {
  const [carrierId] = useFormValue<string | null>('carrierId');
  const [method] = useFormValue<string>('method');
  const { http } = methods;
  const help = folder !== null && method === 'folder' ? withValues(messages.folderHelp, { folder }) : undefined;
  return (
    <>
      <TextField name="partner" label={fields.partner} help={messages.partnerHelp} autoFocus />
      <SelectField
        name="method"
        label={fields.method}
        help={help}
        options={folder === null && method !== 'folder' ? { http } : methods}
      />
      {method === 'http' && <TextField name="url" label={fields.url} help={messages.urlHelp} />}
      <ComboboxField
        name="carrierId"
        label={fields.carrier}
        help={messages.carrierHelp}
        source={carriers}
        selectedOption={carrier && { value: carrier.id, label: carrier.name }}
      />
      {carrierId !== null && (
        <>
          <TextField name="ownId" label={fields.ownId} help={messages.ownIdHelp} />
          <SelectField name="syntax" label={fields.syntax} options={syntaxes} />
        </>
      )}
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
      initialValues={NEW_PARTNER}
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
      <PartnerFields folder={folder} carrier={partner.carrier} />
    </FormDialog>
  );
}
