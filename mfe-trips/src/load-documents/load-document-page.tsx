import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { PaperTrip } from 'shared-contracts/trip-papers';
import { adoptCss, Button, EmptyState, fill, Icon, Loaded, Page, Stack, Text, type Words } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { DateTime, StatusBadge, tripLooks, useDays } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { paperMutations, type PaperName } from './papers.api.ts';
import { messages } from './papers.messages.ts';

/** Nothing is behind a sheet; rows are not cut, amounts not broken, headings not left alone. */
const SHEET = `@page { size: A4; margin: 14mm; }
@media print { html { background: #fff !important; } tr { break-inside: avoid; } td[data-numeric] { white-space: nowrap; } h2, h3 { break-after: avoid; } }`;

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

type Paper = { trip: PaperTrip; issuedAt: number };
type PaperPageProps<T> = { name: PaperName; title: Words; query: UseQueryResult<T>; children: (paper: T) => ReactNode };

const isMissing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/** A paper of a trip: read here, printed without the portal around it, or taken along as a PDF. */
export function PaperPage<T extends Paper>({ name, title, query, children }: PaperPageProps<T>) {
  useEffect(() => adoptCss(SHEET), []);
  if (!query.data && isMissing(query.error)) return <TripNotFound />;
  return (
    <Loaded query={query}>
      {(paper) => (
        <Shown name={name} title={title} paper={paper}>
          {children(paper)}
        </Shown>
      )}
    </Loaded>
  );
}

function Shown({
  name,
  title,
  paper: { trip, issuedAt },
  children,
}: {
  name: PaperName;
  title: Words;
  paper: Paper;
  children: ReactNode;
}) {
  const { id, number, reference, stage } = trip;
  const { dayOf } = useDays();
  const download = useMutation(paperMutations.download(id, name));
  const take = () =>
    download.mutate(undefined, {
      onSuccess: (content) => saveFile(content, `${dayOf(issuedAt)} ${name} ${number}.pdf`),
    });
  return (
    <Page
      title={title}
      badge={<StatusBadge {...tripLooks[stage]} />}
      lead={[number, reference].filter(Boolean).join(' · ')}
      back={{ to: `/trips/${id}`, label: fill(messages.back, { number }) }}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={() => window.print()}>
            <Icon name="print" />
            <FormattedMessage {...messages.print} />
          </Button>
          <Button size="sm" loading={download.isPending} onClick={take}>
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

export const NothingCarried = () => <EmptyState size="inline" title={messages.nothing} text={messages.nothingText} />;
