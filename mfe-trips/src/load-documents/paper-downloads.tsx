import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { DocumentTrip } from 'shared-contracts/trips/load-documents';
import { Button, Icon, type Message } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { useDayConversion } from 'shared-ui/format';
import { loadDocumentMutations, type PaperName } from './load-documents.api.ts';
import { messages } from './load-documents.messages.ts';

type PaperProps = { trip: Pick<DocumentTrip, 'id' | 'number'>; issuedAt: number };

function PaperDownload({
  name,
  label,
  trip: { id, number },
  issuedAt,
}: PaperProps & { name: PaperName; label: Message }) {
  const { toDay } = useDayConversion();
  const download = useMutation(loadDocumentMutations.download(id, name));
  const save = (content: Blob) => saveFile(content, `${toDay(issuedAt)} ${name} ${number}.pdf`);
  return (
    <Button
      size="sm"
      variant="outline"
      loading={download.isPending}
      onClick={() => download.mutate(undefined, { onSuccess: save })}
    >
      <Icon name="download" />
      <FormattedMessage {...label} />
    </Button>
  );
}

/** Papers of the trip that are printed only. */
export const PaperDownloads = (props: PaperProps) => (
  <>
    <PaperDownload name="consignment-notes" label={messages.consignmentNotes} {...props} />
    <PaperDownload name="labels" label={messages.labels} {...props} />
  </>
);
