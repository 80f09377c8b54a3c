import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { DocumentTrip } from 'shared-contracts/trips/load-documents';
import {
  addStyleSheet,
  Button,
  EmptyState,
  withValues,
  Icon,
  QueryContent,
  Page,
  Stack,
  Text,
  type Message,
} from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { DateTime, StatusBadge, tripStatusStyles, useDayConversion } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { loadDocumentMutations, type LoadDocumentName } from './load-documents.api.ts';
import { messages } from './load-documents.messages.ts';
import { PaperDownloads } from './paper-downloads.tsx';

/** A white page without broken rows, wrapped amounts or orphaned headings. */
const PRINT_STYLES = `
@page { size: A4; margin: 14mm; }
@media print {
  html { background: #fff !important; }
  tr { break-inside: avoid; }
  td[data-numeric] { white-space: nowrap; }
  h2, h3 { break-after: avoid; }
}`;

const TripNotFound = () => (
  <EmptyState
    icon="compass"
    size="page"
    title={messages.notFound}
    text={messages.notFoundText}
    action={
      <Button asChild variant="outline">
        <Link to="/trips">
          <FormattedMessage {...messages.toTrips} />
        </Link>
      </Button>
    }
  />
);

type LoadDocument = { trip: DocumentTrip; issuedAt: number };
type LoadDocumentPageProps<T> = {
  name: LoadDocumentName;
  title: Message;
  query: UseQueryResult<T>;
  children: (loadDocument: T) => ReactNode;
};

const isNotFoundError = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/** A document of a trip: shown, printed without the portal layout, or downloaded as a PDF. */
export function LoadDocumentPage<T extends LoadDocument>({ name, title, query, children }: LoadDocumentPageProps<T>) {
  useEffect(() => addStyleSheet(PRINT_STYLES), []);
  if (!query.data && isNotFoundError(query.error)) return <TripNotFound />;
  return (
    <QueryContent query={query}>
      {(loadDocument) => (
        <DocumentContent name={name} title={title} loadDocument={loadDocument}>
          {children(loadDocument)}
        </DocumentContent>
      )}
    </QueryContent>
  );
}

function DocumentContent({
  name,
  title,
  loadDocument: { trip, issuedAt },
  children,
}: {
  name: LoadDocumentName;
  title: Message;
  loadDocument: LoadDocument;
  children: ReactNode;
}) {
  const { id, number, reference, stage } = trip;
  const { toDay } = useDayConversion();
  const download = useMutation(loadDocumentMutations.download(id, name));
  const downloadPdf = () =>
    download.mutate(undefined, {
      onSuccess: (content) => saveFile(content, `${toDay(issuedAt)} ${name} ${number}.pdf`),
    });
  return (
    <Page
      title={title}
      badge={<StatusBadge {...tripStatusStyles[stage]} />}
      description={[number, reference].filter(Boolean).join(' · ')}
      backLink={{ to: `/trips/${id}`, label: withValues(messages.back, { number }) }}
      actions={
        <>
          {name === 'manifest' && <PaperDownloads trip={trip} issuedAt={issuedAt} />}
          <Button size="sm" variant="outline" onClick={() => window.print()}>
            <Icon name="print" />
            <FormattedMessage {...messages.print} />
          </Button>
          <Button size="sm" loading={download.isPending} onClick={downloadPdf}>
            <Icon name="download" />
            <FormattedMessage {...messages.download} />
          </Button>
        </>
      }
    >
      <Stack gap="4" maxW="60rem">
        {children}
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.issued} /> <DateTime at={issuedAt} />
        </Text>
      </Stack>
    </Page>
  );
}

export const NoCargo = () => <EmptyState size="inline" title={messages.nothing} text={messages.nothingText} />;
