import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import { Text, withValues } from 'shared-ui';
import { useDayConversion } from 'shared-ui/format';
import { FileDropField } from 'shared-ui/file-field';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField } from 'shared-ui/picker';
import { actions, errorMessages } from '../carrier-actions.messages.ts';
import { carrierMutations, partnerSource } from '../carrier-invoices.api.ts';
import { fields } from '../carrier.messages.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { EMPTY_LINE, invoiceSchema, toInput } from './invoice-form.ts';

type EnterDialogProps = {
  /** The invoice that a credit note credits. */
  credited?: CarrierInvoice;
  onStored: (id: string) => unknown;
  onClose: () => void;
};

const toCredit = ({ id, payee, currency, lines }: CarrierInvoice) => ({
  partnerId: payee.id,
  creditedId: id,
  currency,
  lines: [{ ...EMPTY_LINE, taxPercentage: lines[0]?.taxPercentage ?? EMPTY_LINE.taxPercentage }],
});

/** Enters the invoice of a carrier by hand, or its credit note, with its paper. */
export function EnterDialog({ credited, onStored, onClose }: EnterDialogProps) {
  const enter = useMutation(carrierMutations.enter());
  const attach = useMutation(carrierMutations.attachTo());
  const { toDay, toStartOfDay, today } = useDayConversion();
  return (
    <FormDialog
      title={credited ? withValues(actions.creditTitle, { number: credited.number }) : actions.enter}
      width={900}
      schema={invoiceSchema}
      initialValues={{
        issuedOn: toStartOfDay(today()),
        currency: '',
        tax: '0.00',
        lines: [EMPTY_LINE],
        ...(credited && toCredit(credited)),
      }}
      submitLabel={credited ? actions.storeCredit : actions.store}
      errorMessages={errorMessages}
      onSubmit={async (values) => {
        const { id } = await enter.mutateAsync(toInput(values, toDay));
        if (values.file) await attach.mutateAsync({ id, file: values.file }).catch(() => undefined);
        await onStored(id);
      }}
      onClose={onClose}
    >
      {credited ? (
        <Text color="fg.muted" textWrap="pretty">
          <FormattedMessage {...actions.creditHelp} />
        </Text>
      ) : (
        <ComboboxField name="partnerId" label={fields.carrier} source={partnerSource} />
      )}
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
