import { FormattedMessage } from 'react-intl';
import type { BillingSpan, Invoice, InvoiceParty, InvoiceTax } from 'shared-contracts/finance/invoices';
import { Box, DescriptionItem, DescriptionList, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateOnly, formatMoney, Money } from 'shared-ui/format';
import { messages, taxCategoryMessages } from './bill-invoice.messages.ts';

const Party = ({ party: { name, taxNumber } }: { party: InvoiceParty }) => (
  <>
    {name}
    {taxNumber && (
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {taxNumber}
      </Text>
    )}
  </>
);

/** A rate with its base; below it why nothing is charged. */
function Tax({
  tax: { name, category, percentage, base, tax, reason },
  currency,
}: {
  tax: InvoiceTax;
  currency: string;
}) {
  const formatMessage = useFormatMessage();
  const label = withValues(messages.tax, {
    name: name ?? formatMessage(taxCategoryMessages[category]),
    percentage,
    base: formatMoney(base, currency),
  });
  return (
    <DescriptionItem label={label}>
      <Money value={tax} currency={currency} />
      {reason && (
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {[name !== null && category !== 'standard' && formatMessage(taxCategoryMessages[category]), reason]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
    </DescriptionItem>
  );
}

const formatSpan = ({ from, to }: BillingSpan) =>
  [from, to].map((day) => day.split('-').toReversed().join('.')).join(' – ');

/** Additional fields of a grouped invoice. */
const Grouping = ({ invoice: { of, period, bills } }: { invoice: Invoice }) =>
  period && (
    <>
      <DescriptionItem label={messages.period}>{formatSpan(period)}</DescriptionItem>
      <DescriptionItem label={messages.bills}>
        <FormattedMessage
          {...withValues(of === 'order' ? messages.orders : messages.trips, { count: bills?.length ?? 0 })}
        />
      </DescriptionItem>
    </>
  );

/** The invoice that the approval of a bill, or the end of its billing period, issued; null if there is none (yet). */
export function BillInvoice({ invoice, waitsFor }: { invoice: Invoice | null; waitsFor: BillingSpan | null }) {
  if (!invoice && waitsFor)
    return (
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...withValues(messages.waiting, { period: formatSpan(waitsFor) })} />
      </Text>
    );
  if (!invoice)
    return (
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.none} />
      </Text>
    );
  const { number, issuedAt, dueAt, payee, payer, bank, taxes, currency, isSelfBilled } = invoice;
  return (
    <Box>
      <DescriptionList compact>
        <DescriptionItem label={messages.number}>
          <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {number}
          </Text>
        </DescriptionItem>
        <Grouping invoice={invoice} />
        <DescriptionItem label={messages.issued}>
          <DateOnly at={issuedAt} />
        </DescriptionItem>
        <DescriptionItem label={messages.due}>
          <DateOnly at={dueAt} />
        </DescriptionItem>
        <DescriptionItem label={messages.payee}>
          <Party party={payee} />
        </DescriptionItem>
        <DescriptionItem label={messages.payer}>
          <Party party={payer} />
        </DescriptionItem>
        {bank.account && <DescriptionItem label={messages.bankAccount}>{bank.account}</DescriptionItem>}
        {taxes.map((tax) => (
          <Tax key={`${tax.category} ${tax.percentage}`} tax={tax} currency={currency} />
        ))}
      </DescriptionList>
      {isSelfBilled && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.selfBilled} />
        </Text>
      )}
    </Box>
  );
}
