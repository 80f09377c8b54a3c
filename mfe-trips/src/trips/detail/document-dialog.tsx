import { useMutation } from '@tanstack/react-query';
import type { TripDocument } from 'shared-contracts/trips/trip-documents';
import { FileDropField } from 'shared-ui/file-field';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateField } from 'shared-ui/picker';
import { mixed, number, object } from 'yup';
import { documentMessages as messages } from './trip-page.messages.ts';
import { tripMutations } from '../trips.api.ts';

const schema = object({ file: mixed<File>().required(), expiresAt: number().integer().nullable().default(null) });

type DocumentDialogProps = {
  tripId: string;
  /** Document that the uploaded file replaces. */
  replacedDocument: TripDocument | undefined;
  onClose: () => void;
};

/** Adds a document to a trip, or replaces one. */
export function DocumentDialog({ tripId, replacedDocument, onClose }: DocumentDialogProps) {
  const add = useMutation(tripMutations.addDocument());
  const title = replacedDocument ? messages.replaceTitle : messages.add;
  return (
    <FormDialog
      title={title}
      width={500}
      schema={schema}
      initialValues={{ expiresAt: replacedDocument?.expiresAt ?? null }}
      submitLabel={title}
      onSubmit={({ file, expiresAt }) =>
        add.mutateAsync({ id: tripId, file, expiresAt, replacedId: replacedDocument?.id })
      }
      onClose={onClose}
    >
      <FileDropField name="file" label={messages.file} allowCamera />
      <DateField name="expiresAt" label={messages.expiry} help={messages.expiryHelp} end />
    </FormDialog>
  );
}
