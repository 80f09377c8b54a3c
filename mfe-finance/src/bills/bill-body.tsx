import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { Bill } from 'shared-contracts/finance/bills';
import { Box, ErrorState, Grid, Heading, Skeleton, Stack, type Message } from 'shared-ui';
import { Money, Timeline } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { BillLines } from 'shared-ui/bill-lines';
import { changedFields } from './changed-fields.ts';
import { BillInvoice } from './bill-invoice.tsx';
import { messages as invoiceMessages } from './bill-invoice.messages.ts';
import { BillDocuments } from './bill-documents.tsx';
import { BillDetails, BillUtilization } from './bill-details.tsx';
import { billStatusStyles } from './bill-status-styles.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { BillNotes } from './bill-notes.tsx';
import { messages as paymentMessages } from './payments/payments.messages.ts';
import { PaymentsSection } from './payments/payments-section.tsx';
import { billQueries, type BillSubjectRef } from './bills.api.ts';
import { events } from './bill-events.messages.ts';
import { messages } from './bills.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const BillSection = ({ title, children }: { title: Message; children: ReactNode }) => (
  <Box as="section" minW="0">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

function BillHistory({ subject }: { subject: BillSubjectRef }) {
  const timeline = useQuery(billQueries.timeline(subject));
  if (timeline.data)
    return (
      <Timeline
        entries={timeline.data.items}
        statusStyles={billStatusStyles}
        eventMessages={events}
        fields={changedFields}
      />
    );
  if (timeline.isError)
    return <ErrorState error={timeline.error} size="inline" onRetry={() => void timeline.refetch()} />;
  return <Skeleton h="16" />;
}

function SharesTable({ bill: { shares, billingCurrency } }: { bill: Bill }) {
  const columns: Column<Bill['shares'][number]>[] = [
    { id: 'order', header: messages.order, cell: formatOrderNumber },
    {
      id: 'amount',
      header: messages.amount,
      numeric: true,
      cell: ({ amount }) => <Money value={amount} currency={billingCurrency} />,
    },
  ];
  return <PlainTable label={messages.shares} columns={columns} rows={shares} />;
}

/** Only the issuing organization sees documents and history. */
const useIsOwnBill = ({ organization }: Bill) =>
  useSession(({ user }) => user?.role === 'root' || user?.organizationId === organization.id);

/** Shows the state, charges, parties, documents and history of a bill. */
export function BillBody({
  subject,
  bill,
  onAddDocument,
}: {
  subject: BillSubjectRef;
  bill: Bill;
  onAddDocument: () => void;
}) {
  const isOwnBill = useIsOwnBill(bill);
  return (
    <Stack gap="5">
      <BillNotes bill={bill} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 17rem' }} gap="6" alignItems="start">
        <Stack gap="6" minW="0">
          <BillSection title={messages.lines}>
            <BillLines label={messages.lines} emptyText={messages.noCharges} bill={bill} />
          </BillSection>
          {bill.shares.length > 0 && (
            <BillSection title={messages.shares}>
              <SharesTable bill={bill} />
            </BillSection>
          )}
          {isOwnBill && (
            <BillSection title={messages.documents}>
              <BillDocuments subject={subject} bill={bill} onAdd={onAddDocument} />
            </BillSection>
          )}
        </Stack>
        <Stack gap="6" minW="0">
          {bill.state === 'approved' && bill.invoice !== undefined && (
            <BillSection title={invoiceMessages.title}>
              <BillInvoice invoice={bill.invoice} waitsFor={bill.billingPeriod ?? null} />
            </BillSection>
          )}
          {bill.balance && (
            <BillSection title={paymentMessages.title}>
              <PaymentsSection balance={bill.balance} payerId={bill.organization.id} isLinked />
            </BillSection>
          )}
          <BillSection title={messages.details}>
            <BillDetails bill={bill} />
          </BillSection>
          {bill.load && bill.capacity && (
            <BillSection title={messages.utilization}>
              <BillUtilization bill={bill} />
            </BillSection>
          )}
          {bill.earlierVersions.length > 0 && (
            <BillSection title={messages.earlierVersions}>
              <EarlierVersions subject={subject} bill={bill} />
            </BillSection>
          )}
          {isOwnBill && (
            <BillSection title={messages.history}>
              <BillHistory subject={subject} />
            </BillSection>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}
