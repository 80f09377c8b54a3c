import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { Bill } from 'shared-contracts/bills';
import { Box, ErrorState, Grid, Heading, Skeleton, Stack, type Words } from 'shared-ui';
import { Money, Timeline } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { RatedLines } from 'shared-ui/rated';
import { BillDocuments } from './bill-documents.tsx';
import { BillFacts, BillUtilization } from './bill-facts.tsx';
import { billLooks } from './bill-looks.ts';
import { BillNotes } from './bill-notes.tsx';
import { billQueries, type Subject } from './bills.api.ts';
import { events, messages } from './bills.messages.ts';

const Part = ({ title, children }: { title: Words; children: ReactNode }) => (
  <Box as="section" minW="0">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

function History({ subject }: { subject: Subject }) {
  const timeline = useQuery(billQueries.timeline(subject));
  if (timeline.data) return <Timeline entries={timeline.data.items} looks={billLooks} events={events} />;
  if (timeline.isError)
    return <ErrorState error={timeline.error} size="inline" onRetry={() => void timeline.refetch()} />;
  return <Skeleton h="16" />;
}

function Shares({ bill: { shares, billingCurrency } }: { bill: Bill }) {
  const columns: Column<Bill['shares'][number]>[] = [
    { id: 'order', header: messages.order, cell: ({ number }) => number },
    {
      id: 'amount',
      header: messages.amount,
      numeric: true,
      cell: ({ amount }) => <Money value={amount} currency={billingCurrency} />,
    },
  ];
  return <PlainTable label={messages.shares} columns={columns} rows={shares} />;
}

/** Documents and history are of those whose bill it is. */
const useIsHome = ({ organization }: Bill) =>
  useSession(({ user }) => user?.role === 'root' || user?.organizationId === organization.id);

/** All of a bill: its state, what is charged and why, whom it concerns, its papers and what happened. */
export function BillBody({
  subject,
  bill,
  onAddDocument,
}: {
  subject: Subject;
  bill: Bill;
  onAddDocument: () => void;
}) {
  const isHome = useIsHome(bill);
  return (
    <Stack gap="5">
      <BillNotes bill={bill} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 17rem' }} gap="6" alignItems="start">
        <Stack gap="6" minW="0">
          <Part title={messages.lines}>
            <RatedLines label={messages.lines} empty={messages.nothing} of={bill} />
          </Part>
          {bill.shares.length > 0 && (
            <Part title={messages.shares}>
              <Shares bill={bill} />
            </Part>
          )}
          {isHome && (
            <Part title={messages.documents}>
              <BillDocuments subject={subject} bill={bill} onAdd={onAddDocument} />
            </Part>
          )}
        </Stack>
        <Stack gap="6" minW="0">
          <Part title={messages.details}>
            <BillFacts bill={bill} />
          </Part>
          {bill.load && bill.capacity && (
            <Part title={messages.utilization}>
              <BillUtilization bill={bill} />
            </Part>
          )}
          {isHome && (
            <Part title={messages.history}>
              <History subject={subject} />
            </Part>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}
