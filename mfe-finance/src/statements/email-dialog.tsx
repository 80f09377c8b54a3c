import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from 'shared-auth';
import type { Statement, StatementEmail } from 'shared-contracts/finance/statements';
import { BILL_EMAIL_LIMITS } from 'shared-contracts/values/field-limits';
import { MAX_BILL_RECIPIENTS } from 'shared-contracts/values/finance/bills';
import { withValues } from 'shared-ui';
import { fieldMessages, TextareaField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ConfirmDialog } from 'shared-ui/overlays';
import { object, string } from 'yup';
import { statementMutations } from './statements.api.ts';
import { emailMessages as messages } from './statements.messages.ts';

/** Separated by commas, semicolons or spaces. */
const toAddresses = (text: string) => [...new Set(text.split(/[\s,;]/).filter(Boolean))];
const emailSchema = string().email();
const schema = object({
  recipients: string()
    .trim()
    .required()
    .test('email', fieldMessages.email, (text) => toAddresses(text).every((one) => emailSchema.isValidSync(one)))
    .test('tooMany', messages.tooMany, (text) => toAddresses(text).length <= MAX_BILL_RECIPIENTS),
  message: string().trim().max(BILL_EMAIL_LIMITS.message).default(''),
});
type Unconfirmed = { email: StatementEmail; addresses: string[] };

/** The recipients that the API wants confirmed. */
const unknownRecipientsOf = (error: unknown): string[] =>
  error instanceof ApiError && error.fields['recipients']?.code === 'unknownRecipients'
    ? (error.params['addresses'] as string[])
    : [];

/** Sends the statement that is shown; by default to the address that the partner has entered. */
export function EmailDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const send = useMutation(statementMutations.sendEmail());
  const [{ partner, side, from, to, email: address }] = useState(statement);
  const [initialValues] = useState({ recipients: address ?? '' });
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>();
  const submit = (recipients: string, message: string) => {
    const email: StatementEmail = {
      partnerId: partner.id,
      side,
      from,
      to,
      recipients: toAddresses(recipients),
      ...(message && { message }),
    };
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
      title={withValues(messages.title, { partner: partner.name })}
      width={500}
      schema={schema}
      initialValues={initialValues}
      submitLabel={messages.send}
      onSubmit={({ recipients, message }) => submit(recipients, message)}
      onClose={onClose}
    >
      <TextField
        name="recipients"
        label={messages.recipients}
        help={withValues(messages.recipientsHelp, { max: MAX_BILL_RECIPIENTS })}
      />
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
