import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { TripRow } from 'shared-contracts/trips/trips';
import { MAX_PRINTED_TRIPS, TRIP_PAPERS, type TripPaper } from 'shared-contracts/values/trips/trip-papers';
import { Text, withValues } from 'shared-ui';
import { CheckboxField } from 'shared-ui/form';
import { BulkForm } from 'shared-ui/form-dialog';
import { saveFile } from 'shared-ui/files';
import { useDayConversion } from 'shared-ui/format';
import type { BulkDialogProps } from 'shared-ui/list';
import { DialogBody, useCloseDialog } from 'shared-ui/overlays';
import { boolean, object } from 'yup';
import { loadDocumentMutations } from './load-documents.api.ts';
import { bulkMessages, paperNames } from './load-documents.messages.ts';

const papersSchema = object({
  manifest: boolean().required(),
  'loading-plan': boolean().required(),
  'consignment-notes': boolean().required(),
  labels: boolean()
    .required()
    .test('anyPaper', bulkMessages.noPaper, (_labels, { parent }) => Object.values(parent as object).some(Boolean)),
} satisfies Record<TripPaper, unknown>);
const initialPapers = { manifest: true, 'loading-plan': false, 'consignment-notes': true, labels: false };

/** Saves the chosen papers of the selected trips as one PDF. */
export function BulkPrintForm({ rows }: BulkDialogProps<TripRow>) {
  const close = useCloseDialog();
  const { toDay } = useDayConversion();
  const print = useMutation(loadDocumentMutations.downloadAll());
  if (rows.length > MAX_PRINTED_TRIPS)
    return (
      <DialogBody>
        <Text>
          <FormattedMessage {...withValues(bulkMessages.tooMany, { max: MAX_PRINTED_TRIPS })} />
        </Text>
      </DialogBody>
    );
  return (
    <BulkForm
      schema={papersSchema}
      initialValues={initialPapers}
      submitLabel={bulkMessages.submit}
      onSubmit={async (chosen) => {
        const papers = TRIP_PAPERS.filter((name) => chosen[name]);
        const content = await print.mutateAsync({ tripId: rows.map(({ id }) => id), paper: papers });
        saveFile(content, `${toDay(Date.now() / 1_000)} papers.pdf`);
        close();
      }}
    >
      <Text>
        <FormattedMessage {...bulkMessages.description} />
      </Text>
      {TRIP_PAPERS.map((name) => (
        <CheckboxField key={name} name={name} label={paperNames[name]} />
      ))}
    </BulkForm>
  );
}
