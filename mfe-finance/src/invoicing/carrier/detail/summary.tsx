import { FormattedMessage } from 'react-intl';
import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import { DescriptionItem, DescriptionList, Section, Text, withValues } from 'shared-ui';
import { DateOnly, Money } from 'shared-ui/format';
import { fields, messages } from '../carrier.messages.ts';
import { formatDay } from '../day.ts';

const EMPTY = '–';

/** What the invoice says, and what came of it. */
export function Summary({ invoice }: { invoice: CarrierInvoice }) {
  const { payer, payee, issuedOn, dueOn, period, currency, agreed, payable, reason } = invoice;
  const money = (value: string | null) => <Money value={value} currency={currency} />;
  return (
    <Section title={messages.invoice}>
      <DescriptionList compact>
        <DescriptionItem label={fields.carrier}>{payee.name}</DescriptionItem>
        <DescriptionItem label={fields.payer}>{payer.name}</DescriptionItem>
        <DescriptionItem label={fields.issuedOn}>{formatDay(issuedOn)}</DescriptionItem>
        <DescriptionItem label={fields.dueOn}>{dueOn === null ? EMPTY : formatDay(dueOn)}</DescriptionItem>
        {period && (
          <DescriptionItem label={fields.period}>
            {formatDay(period.from)} – {formatDay(period.to)}
          </DescriptionItem>
        )}
        <DescriptionItem label={fields.receivedAt}>
          <DateOnly at={invoice.receivedAt} />
        </DescriptionItem>
        <DescriptionItem label={fields.net}>{money(invoice.net)}</DescriptionItem>
        <DescriptionItem label={fields.tax}>{money(invoice.tax)}</DescriptionItem>
        <DescriptionItem label={fields.total}>{money(invoice.total)}</DescriptionItem>
        {agreed && <DescriptionItem label={fields.agreed}>{money(agreed.total)}</DescriptionItem>}
        {payable !== null && (
          <DescriptionItem label={fields.payable}>
            <Text as="span" fontWeight="semibold">
              {money(payable)}
            </Text>
          </DescriptionItem>
        )}
      </DescriptionList>
      {reason !== null && (
        <Text mt="3" color="status.bad.fg" overflowWrap="anywhere">
          <FormattedMessage {...withValues(messages.rejectedBecause, { reason })} />
        </Text>
      )}
    </Section>
  );
}
