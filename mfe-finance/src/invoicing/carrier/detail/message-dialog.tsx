import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import { CARRIER_INVOICE_MESSAGE_LIMITS } from 'shared-contracts/values/field-limits';
import { Stack, Text, withValues } from 'shared-ui';
import { CheckboxField, MoneyField, TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { formatMoney } from 'shared-ui/format';
import { array, boolean, object, string } from 'yup';
import { actions, errorMessages } from '../carrier-actions.messages.ts';
import { partnerOf } from '../carrier.columns.tsx';
import { carrierMutations } from '../carrier-invoices.api.ts';
import { fields } from '../carrier.messages.ts';

const schema = object({
  text: string().trim().required().max(CARRIER_INVOICE_MESSAGE_LIMITS.text),
  creditNote: boolean().default(false),
  proposal: array(object({ subjectId: string().required(), net: string().required() })).default([]),
});

/** Rows that need an amount: they differ, and no other invoice has them. */
const openRows = ({ comparison }: CarrierInvoice) =>
  (comparison?.rows ?? []).flatMap(({ subject, invoiced, billed, differences }) =>
    subject && invoiced && billed && differences.length > 0 && !differences.includes('otherInvoice')
      ? [{ subject, invoiced, billed }]
      : [],
  );

type MessageDialogProps = {
  invoice: CarrierInvoice;
  /** `propose`: with amounts. */
  kind: 'dispute' | 'message' | 'propose';
  onClose: () => void;
};

const TITLES = { dispute: actions.disputeTitle, message: actions.message, propose: actions.propose } as const;

/** Writes to the other side: starts a dispute, answers, or proposes amounts. */
export function MessageDialog({ invoice, kind, onClose }: MessageDialogProps) {
  const dispute = useMutation(carrierMutations.dispute(invoice.id));
  const write = useMutation(carrierMutations.write(invoice.id));
  const rows = kind === 'propose' ? openRows(invoice) : [];
  const amountOf = (id: string) => invoice.proposal?.amounts.find(({ subjectId }) => subjectId === id)?.net;
  return (
    <FormDialog
      title={withValues(TITLES[kind], { number: invoice.number })}
      width={600}
      schema={schema}
      initialValues={{
        text: '',
        creditNote: invoice.proposal?.creditNote ?? false,
        proposal: rows.map(({ subject, billed }) => ({
          subjectId: subject.id,
          net: amountOf(subject.id) ?? billed.net,
        })),
      }}
      submitLabel={kind === 'dispute' ? actions.dispute : actions.send}
      errorMessages={errorMessages}
      onSubmit={({ text, proposal, creditNote }) => {
        const input = { text, ...(kind === 'propose' && { proposal, creditNote }) };
        return kind === 'dispute' ? dispute.mutateAsync(input) : write.mutateAsync(input);
      }}
      onClose={onClose}
    >
      {kind === 'dispute' && (
        <Text color="fg.muted" textWrap="pretty">
          <FormattedMessage {...withValues(actions.disputeHelp, { partner: partnerOf(invoice) })} />
        </Text>
      )}
      {rows.length > 0 && (
        <Stack gap="4">
          <Text color="fg.muted" textWrap="pretty">
            <FormattedMessage {...actions.proposeHelp} />
          </Text>
          {rows.map(({ subject, invoiced, billed }, i) => (
            <MoneyField
              key={subject.id}
              name={`proposal.${i}.net`}
              label={withValues(actions.amountFor, { number: subject.number })}
              help={withValues(actions.amountHelp, {
                invoiced: formatMoney(invoiced.net, invoice.currency),
                billed: formatMoney(billed.net, invoice.currency),
              })}
              unit={invoice.currency}
            />
          ))}
          <CheckboxField name="creditNote" label={actions.byCreditNote} help={actions.byCreditNoteHelp} />
        </Stack>
      )}
      <TextareaField name="text" label={fields.message} rows={4} />
    </FormDialog>
  );
}
