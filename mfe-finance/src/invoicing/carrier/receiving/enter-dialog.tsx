import { useMutation } from '@tanstack/react-query';
import { useDayConversion } from 'shared-ui/format';
import { FileDropField } from 'shared-ui/file-field';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField } from 'shared-ui/picker';
import { actions, errorMessages } from '../carrier-actions.messages.ts';
import { carrierMutations, partnerSource } from '../carrier-invoices.api.ts';
import { fields } from '../carrier.messages.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { EMPTY_LINE, invoiceSchema, toInput } from './invoice-form.ts';

type EnterDialogProps = { onStored: (id: string) => unknown; onClose: () => void };

/** Enters the invoice of a carrier by hand, with its paper. */
export function EnterDialog({ onStored, onClose }: EnterDialogProps) {
  const enter = useMutation(carrierMutations.enter());
  const attach = useMutation(carrierMutations.attachTo());
  const { toDay, toStartOfDay, today } = useDayConversion();
  return (
    <FormDialog
      title={actions.enter}
      width={900}
      schema={invoiceSchema}
      initialValues={{ issuedOn: toStartOfDay(today()), currency: '', tax: '0.00', lines: [EMPTY_LINE] }}
      submitLabel={actions.store}
      errorMessages={errorMessages}
      onSubmit={async (values) => {
        const { id } = await enter.mutateAsync(toInput(values, toDay));
        if (values.file) await attach.mutateAsync({ id, file: values.file }).catch(() => undefined);
        await onStored(id);
      }}
      onClose={onClose}
    >
      <ComboboxField name="partnerId" label={fields.carrier} source={partnerSource} />
      <InvoiceFields />
      <FileDropField
        name="file"
        label={fields.document}
        help={actions.attachHelp}
        progress={attach.isPending || undefined}
      />
    </FormDialog>
  );
}
