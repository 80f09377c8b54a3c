import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField } from 'shared-ui/picker';
import { object, string } from 'yup';
import { actions, errorMessages } from '../carrier-actions.messages.ts';
import { carrierMutations, subjectSource, toSubject } from '../carrier-invoices.api.ts';
import { fields } from '../carrier.messages.ts';

const schema = object({ subject: string().nullable().default(null) });

type ChooseDialogProps = {
  invoice: CarrierInvoice;
  /** The position of the line. */ position: number;
  onClose: () => void;
};

/** Chooses the order or trip of the lines of a row by hand; none: they have no bill. */
export function ChooseDialog({ invoice, position, onClose }: ChooseDialogProps) {
  const match = useMutation(carrierMutations.match(invoice.id));
  const [source] = useState(() => subjectSource(invoice.id));
  const row = invoice.comparison?.rows.find(({ lines }) => lines.includes(position));
  const positions = row?.lines ?? [position];
  const { subject } = row ?? {};
  return (
    <FormDialog
      title={actions.choose}
      width={500}
      schema={schema}
      initialValues={{ subject: subject ? `${subject.of}:${subject.id}` : null }}
      submitLabel={actions.match}
      errorMessages={errorMessages}
      onSubmit={(values) =>
        match.mutateAsync({
          lines: positions.map((line) => ({
            position: line,
            subject: values.subject ? toSubject(values.subject) : null,
          })),
        })
      }
      onClose={onClose}
    >
      <ComboboxField
        name="subject"
        label={fields.subject}
        source={source}
        selectedOption={subject && { value: `${subject.of}:${subject.id}`, label: subject.number }}
      />
    </FormDialog>
  );
}
