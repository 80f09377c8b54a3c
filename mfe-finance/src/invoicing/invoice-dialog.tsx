import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InvoiceDetail } from 'shared-contracts/finance/credit-notes';
import type { InvoiceBalance } from 'shared-contracts/finance/payments';
import {
  Box,
  Button,
  DescriptionItem,
  DescriptionList,
  Heading,
  Icon,
  QueryContent,
  Skeleton,
  Stack,
  Text,
  withValues,
} from 'shared-ui';
import { BillLines } from 'shared-ui/bill-lines';
import { DateOnly } from 'shared-ui/format';
import { Dialog, DialogBody, DialogFooter } from 'shared-ui/overlays';
import { creditMessages } from './credit.messages.ts';
import { messages as eInvoiceMessages } from './e-invoice.messages.ts';
import { invoicingQueries } from './invoicing.api.ts';
import { actions, fields, messages, sides } from './invoicing.messages.ts';
import { isReminded, Reminded } from './reminded.tsx';
import { partnerOf } from './period.columns.tsx';
import { formatSpan } from './span.ts';

/** The section of payments, of the feature that has them. */
export type Payments = ComponentType<{ balance: InvoiceBalance; payerId: string }>;

const Facts = ({ invoice }: { invoice: InvoiceDetail }) => (
  <DescriptionList compact>
    <DescriptionItem label={fields.partner}>{partnerOf(invoice)}</DescriptionItem>
    <DescriptionItem label={fields.side}>
      <FormattedMessage {...sides[invoice.side]} />
    </DescriptionItem>
    <DescriptionItem label={fields.issuedAt}>
      <DateOnly at={invoice.issuedAt} />
    </DescriptionItem>
    {invoice.kind === 'invoice' && (
      <DescriptionItem label={fields.dueAt}>
        <DateOnly at={invoice.dueAt} />
      </DescriptionItem>
    )}
    {isReminded(invoice) && (
      <DescriptionItem label={messages.reminders}>
        <Reminded {...invoice} />
      </DescriptionItem>
    )}
    {invoice.period && <DescriptionItem label={fields.period}>{formatSpan(invoice.period)}</DescriptionItem>}
    {invoice.content.reason && (
      <DescriptionItem label={creditMessages.reason}>
        <Text overflowWrap="anywhere">{invoice.content.reason}</Text>
      </DescriptionItem>
    )}
    {invoice.original && <DescriptionItem label={fields.original}>{invoice.original}</DescriptionItem>}
  </DescriptionList>
);

function Lines({ content }: { content: InvoiceDetail['content'] }) {
  const { lines, taxes, net, tax, baseCurrency, currency, unitStandard } = content;
  const bill = { lines, taxes, currency: baseCurrency, billingCurrency: currency, unitStandard };
  const totals = { taxBase: net, vat: tax, vatPercentage: taxes[0]?.percentage ?? '0', total: content.total };
  return <BillLines label={fields.charges} emptyText={messages.noCharges} bill={{ ...bill, ...totals }} />;
}

type Props = {
  id: string;
  Payments: Payments;
  onDownload: (invoice: InvoiceDetail) => void;
  onEInvoice: () => void;
  onCredit: () => void;
  onClose: () => void;
};

/** An invoice or a credit note with its charges, and what is credited and paid of it. */
export function InvoiceDialog({ id, Payments: PaymentsSection, onDownload, onEInvoice, onCredit, onClose }: Props) {
  const query = useQuery(invoicingQueries.invoice(id));
  const invoice = query.data;
  return (
    <Dialog
      title={invoice ? withValues(TITLES[invoice.kind], { number: invoice.number }) : messages.invoice}
      width={600}
      onClose={onClose}
    >
      <DialogBody>
        <QueryContent query={query} skeleton={<Skeleton h="48" />}>
          {(loaded) => (
            <Stack gap="5">
              <Facts invoice={loaded} />
              <Lines content={loaded.content} />
              {loaded.balance && (
                <Box as="section">
                  <Heading as="h3" textStyle="md" mb="2">
                    <FormattedMessage {...messages.payments} />
                  </Heading>
                  <PaymentsSection balance={loaded.balance} payerId={loaded.payer.id} />
                </Box>
              )}
            </Stack>
          )}
        </QueryContent>
      </DialogBody>
      {invoice && (
        <DialogFooter>
          {invoice.actions.includes('creditPart') && (
            <Button variant="outline" onClick={onCredit}>
              <Icon name="undo" />
              <FormattedMessage {...creditMessages.issue} />
            </Button>
          )}
          <Button variant="outline" onClick={onEInvoice}>
            <Icon name="download" />
            <FormattedMessage {...eInvoiceMessages.action} />
          </Button>
          <Button onClick={() => onDownload(invoice)}>
            <Icon name="download" />
            <FormattedMessage {...actions.pdf} />
          </Button>
        </DialogFooter>
      )}
    </Dialog>
  );
}

const TITLES = { invoice: messages.invoiceTitle, creditNote: messages.creditNoteTitle } as const;
