import { FormattedMessage } from 'react-intl';
import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import { DescriptionItem, DescriptionList, Section, Text, withValues } from 'shared-ui';
import { DateOnly, Money } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { fields, messages } from '../carrier.messages.ts';
import { sumOfAmounts } from 'shared-contracts/values/finance/sum-of-amounts';
import { formatDay } from '../day.ts';

const EMPTY = '–';

/** The content of the invoice, and its result. */
export function Summary({ invoice }: { invoice: CarrierInvoice }) {
  const { payer, payee, issuedOn, dueOn, period, currency, agreed, payable, reason, credited } = invoice;
  const lowering = invoice.creditNotes.flatMap((note) => note.payable ?? []);
  const money = (value: string | null) => <Money value={value} currency={currency} />;
  return (
    <Section title={credited ? messages.creditNote : messages.invoice}>
      <DescriptionList compact>
        <DescriptionItem label={fields.carrier}>{payee.name}</DescriptionItem>
        <DescriptionItem label={fields.payer}>{payer.name}</DescriptionItem>
        {credited && (
          <DescriptionItem label={fields.credited}>
            <Text asChild color="accent.fg">
              <Link to={`/carrier-invoices/${credited.id}`}>{credited.number}</Link>
            </Text>
          </DescriptionItem>
        )}
        <DescriptionItem label={fields.issuedOn}>{formatDay(issuedOn)}</DescriptionItem>
        {!credited && (
          <DescriptionItem label={fields.dueOn}>{dueOn === null ? EMPTY : formatDay(dueOn)}</DescriptionItem>
        )}
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
        {agreed && !credited && <DescriptionItem label={fields.agreed}>{money(agreed.total)}</DescriptionItem>}
        {payable !== null && (
          <DescriptionItem label={fields.payable}>
            <Text as="span" fontWeight="semibold">
              {money(payable)}
            </Text>
          </DescriptionItem>
        )}
        {payable !== null && lowering.length > 0 && (
          <DescriptionItem label={fields.payableLeft}>
            <Text as="span" fontWeight="semibold">
              {money(sumOfAmounts([payable, ...lowering]))}
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
