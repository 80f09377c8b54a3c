import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Bill } from 'shared-contracts/bills';
import { MAX_BILL_ADDRESSES } from 'shared-contracts/values/bills';
import { fill } from 'shared-ui';
import { fieldMessages, TextareaField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string } from 'yup';
import { addressesIn } from './addresses.rules.ts';
import { billMutations, type Subject } from './bills.api.ts';
import { mail as messages } from './bills.messages.ts';

const LIMIT = { max: MAX_BILL_ADDRESSES };
const address = string().email();
const schema = object({
  to: string()
    .trim()
    .required()
    .test('email', fieldMessages.email, (text) => addressesIn(text).every((one) => address.isValidSync(one)))
    .test('tooMany', messages.tooMany, (text) => addressesIn(text).length <= MAX_BILL_ADDRESSES),
  message: string().trim().max(2_000).default(''),
});

/** To the billing contact, if nobody else is named. */
export function MailDialog({ subject, bill, onClose }: { subject: Subject; bill: Bill; onClose: () => void }) {
  const send = useMutation(billMutations.mail(subject));
  const [initial] = useState({ to: bill.billingContact?.email ?? '' });
  return (
    <FormDialog
      title={messages.title}
      width={500}
      schema={schema}
      initial={initial}
      submit={messages.send}
      onSubmit={({ to, message }) => send.mutateAsync({ to: addressesIn(to), ...(message && { message }) })}
      onClose={onClose}
    >
      <TextField name="to" label={messages.to} help={fill(messages.toHelp, LIMIT)} />
      <TextareaField name="message" label={messages.message} help={messages.messageHelp} />
    </FormDialog>
  );
}
