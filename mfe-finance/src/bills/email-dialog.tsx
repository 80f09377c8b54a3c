import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { Bill, BillEmail } from 'shared-contracts/finance/bills';
import { MAX_BILL_RECIPIENTS } from 'shared-contracts/values/finance/bills';
import { BILL_EMAIL_LIMITS } from 'shared-contracts/values/field-limits';
import { Text, withValues } from 'shared-ui';
import { fieldMessages, TextareaField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ConfirmDialog } from 'shared-ui/overlays';
import { object, string, type InferType } from 'yup';
import { parseEmailAddresses } from './email-addresses.rules.ts';
import { billMutations, type BillSubjectRef } from './bills.api.ts';
import { emailMessages as messages } from './bills.messages.ts';

const recipientLimit = { max: MAX_BILL_RECIPIENTS };
const emailSchema = string().email();
const schema = object({
  to: string()
    .trim()
    .required()
    .test('email', fieldMessages.email, (text) =>
      parseEmailAddresses(text).every((address) => emailSchema.isValidSync(address)),
    )
    .test('tooMany', messages.tooMany, (text) => parseEmailAddresses(text).length <= MAX_BILL_RECIPIENTS),
  message: string().trim().max(BILL_EMAIL_LIMITS.message).default(''),
});
type EmailForm = InferType<typeof schema>;
type Unconfirmed = { email: BillEmail; addresses: string[] };

/** The recipients that the API wants confirmed. */
const unknownRecipientsOf = (error: unknown): string[] =>
  error instanceof ApiError && error.fields['to']?.code === 'unknownRecipients'
    ? (error.params['addresses'] as string[])
    : [];

/** Defaults to the billing contact. */
export function EmailDialog({ subject, bill, onClose }: { subject: BillSubjectRef; bill: Bill; onClose: () => void }) {
  const send = useMutation(billMutations.sendEmail(subject));
  const [initialValues] = useState({ to: bill.billingContact?.email ?? '' });
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>();
  const submit = ({ to, message }: EmailForm) => {
    const email = { to: parseEmailAddresses(to), ...(message && { message }) };
    return send.mutateAsync(email).catch((error: unknown) => {
      const addresses = unknownRecipientsOf(error);
      if (addresses.length === 0) throw error;
      setUnconfirmed({ email, addresses });
      throw new Error('unconfirmed'); // keeps the form open without an error at the field, which would prevent sending again
    });
  };
  const confirm = async ({ email, addresses }: Unconfirmed) => {
    await send.mutateAsync({ ...email, confirmedRecipients: addresses });
    onClose();
  };
  return (
    <FormDialog
      title={messages.title}
      width={500}
      schema={schema}
      initialValues={initialValues}
      submitLabel={messages.send}
      onSubmit={submit}
      onClose={onClose}
    >
      {bill.state === 'draft' && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.draft} />
        </Text>
      )}
      <TextField name="to" label={messages.to} help={withValues(messages.toHelp, recipientLimit)} />
      <TextareaField name="message" label={messages.message} help={messages.messageHelp} />
      {unconfirmed && (
        <ConfirmDialog
          title={messages.confirmTitle}
          text={withValues(messages.confirmText, { addresses: unconfirmed.addresses.join(', ') })}
          confirmLabel={messages.send}
          onConfirm={() => confirm(unconfirmed)}
          onClose={() => setUnconfirmed(undefined)}
        />
      )}
    </FormDialog>
  );
}
