import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Bill } from 'shared-contracts/finance/bills';
import { MAX_BILL_RECIPIENTS } from 'shared-contracts/values/finance/bills';
import { BILL_EMAIL_LIMITS } from 'shared-contracts/values/field-limits';
import { withValues } from 'shared-ui';
import { fieldMessages, TextareaField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string } from 'yup';
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

/** Defaults to the billing contact. */
export function EmailDialog({ subject, bill, onClose }: { subject: BillSubjectRef; bill: Bill; onClose: () => void }) {
  const send = useMutation(billMutations.sendEmail(subject));
  const [initialValues] = useState({ to: bill.billingContact?.email ?? '' });
  return (
    <FormDialog
      title={messages.title}
      width={500}
      schema={schema}
      initialValues={initialValues}
      submitLabel={messages.send}
      onSubmit={({ to, message }) => send.mutateAsync({ to: parseEmailAddresses(to), ...(message && { message }) })}
      onClose={onClose}
    >
      <TextField name="to" label={messages.to} help={withValues(messages.toHelp, recipientLimit)} />
      <TextareaField name="message" label={messages.message} help={messages.messageHelp} />
    </FormDialog>
  );
}
