import { useMutation } from '@tanstack/react-query';
import type { TripDocument } from 'shared-contracts/trips';
import { FileDropField } from 'shared-ui/file-field';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateField } from 'shared-ui/picker';
import { mixed, number, object } from 'yup';
import { documents as messages } from './trip-page.messages.ts';
import { tripMutations } from './trips.api.ts';

const schema = object({ file: mixed<File>().required(), expiresAt: number().integer().nullable().default(null) });

type DocumentDialogProps = {
  tripId: string;
  /** Gives way to the one that is chosen. */ replaces: TripDocument | undefined;
  onClose: () => void;
};

/** A new paper of a trip, or one in the place of another. */
export function DocumentDialog({ tripId, replaces, onClose }: DocumentDialogProps) {
  const add = useMutation(tripMutations.addDocument());
  const title = replaces ? messages.replaceTitle : messages.add;
  return (
    <FormDialog
      title={title}
      width={500}
      schema={schema}
      initial={{ expiresAt: replaces?.expiresAt ?? null }}
      submit={title}
      onSubmit={({ file, expiresAt }) => add.mutateAsync({ id: tripId, file, expiresAt, replaces: replaces?.id })}
      onClose={onClose}
    >
      <FileDropField name="file" label={messages.file} camera />
      <DateField name="expiresAt" label={messages.expiry} help={messages.expiryHelp} end />
    </FormDialog>
  );
}
