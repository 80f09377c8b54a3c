import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EInvoice, EInvoiceLine, EInvoiceParty, EInvoiceTax } from 'shared-contracts/finance/e-invoices';
import type { VatCategory } from 'shared-contracts/values/finance/e-invoices';
import {
  DescriptionItem,
  DescriptionList,
  type FormatMessage,
  type Message,
  Stack,
  Text,
  useFormatMessage,
  withValues,
} from 'shared-ui';
import { formatMoney } from 'shared-ui/format';
import { type Column, PlainTable } from 'shared-ui/list';
import { categoryNames, untaxed } from './e-invoice-fields.messages.ts';
import { readingMessages as messages } from './e-invoice.messages.ts';
import { actions, fields, kinds } from './invoicing.messages.ts';

const DASH = '–';
/** Formats a date; an invalid one is shown as in the file. */
const formatDay = (day: string | null) =>
  day === null || day === '' ? DASH : day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');
/** An amount as the file has it, which may be none. */
const formatAmount = (amount: string, currency: string) =>
  /^-?\d+(\.\d+)?$/.test(amount) ? formatMoney(amount, currency) : amount || DASH;

/** Symbols of the units that carriers use (UN/ECE recommendation 20); pieces have none. */
const UNIT_SYMBOLS: Readonly<Record<string, string>> = {
  C62: '',
  E54: '',
  EA: '',
  H87: '',
  HUR: 'h',
  KGM: 'kg',
  KMT: 'km',
  MIN: 'min',
  MTQ: 'm³',
  SMI: 'mi',
  TNE: 't',
};
const formatQuantity = (quantity: string, unit: string) => `${quantity} ${UNIT_SYMBOLS[unit] ?? unit}`.trim();

const isSaid = (text: string | null) => text !== null && text !== '';
const Party = ({ party: { name, vatId, taxId, country } }: { party: EInvoiceParty }) => (
  <>
    {name || DASH}
    <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {[vatId ?? taxId, country].filter(isSaid).join(' · ')}
    </Text>
  </>
);

const Item = ({ label, children }: { label: Message; children: ReactNode }) => (
  <DescriptionItem label={label}>{children}</DescriptionItem>
);

const isZero = (percentage: string | null) => Number(percentage ?? 0) === 0;

/** A rate, and of what isn't taxed why. */
function formatTax(category: VatCategory | null, percentage: string | null, formatMessage: FormatMessage): string {
  const rate = percentage === null ? '' : `${percentage} %`;
  if (category === null) return rate;
  const name = formatMessage(categoryNames[category]);
  return isZero(percentage) && category !== 'S' ? name : `${name} ${rate}`.trim();
}

const columnsOf = (currency: string, formatMessage: FormatMessage): Column<EInvoiceLine>[] => [
  { id: 'position', header: messages.position, cell: ({ id }) => id },
  {
    id: 'name',
    header: messages.name,
    cell: ({ name, description, object }) => (
      <>
        {name}
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {[object, description].filter(isSaid).join(' · ')}
        </Text>
      </>
    ),
  },
  {
    id: 'quantity',
    header: messages.quantity,
    numeric: true,
    cell: ({ quantity, unit }) => formatQuantity(quantity, unit),
  },
  {
    id: 'tax',
    header: fields.tax,
    numeric: true,
    cell: ({ category, taxPercentage }) => formatTax(category, taxPercentage, formatMessage),
  },
  { id: 'net', header: fields.net, numeric: true, cell: ({ net }) => formatAmount(net, currency) },
];

function toTaxLabel({ category, percentage, base }: EInvoiceTax, currency: string, formatMessage: FormatMessage) {
  const name = category === null ? DASH : formatMessage(categoryNames[category]);
  const values = { name, base: formatAmount(base, currency) };
  return isZero(percentage) && category !== 'S'
    ? withValues(untaxed.of, values)
    : withValues(actions.taxOf, { ...values, percentage: percentage ?? '0' });
}

/** An e-invoice as its file has it. */
export function ReadInvoice({ invoice }: { invoice: EInvoice }) {
  const { kind, number, issuedOn, dueOn, seller, buyer, currency, totals, taxes, adjustments, lines } = invoice;
  const formatMessage = useFormatMessage();
  const reference = [invoice.buyerReference, invoice.orderReference, invoice.contractReference].filter(isSaid);
  return (
    <Stack gap="5">
      <DescriptionList>
        <Item label={fields.number}>
          {number || DASH} · <FormattedMessage {...kinds[kind]} />
        </Item>
        <Item label={fields.issuedAt}>{formatDay(issuedOn)}</Item>
        <Item label={fields.dueAt}>{formatDay(dueOn)}</Item>
        <Item label={messages.seller}>
          <Party party={seller} />
        </Item>
        <Item label={messages.buyer}>
          <Party party={buyer} />
        </Item>
        <Item label={messages.reference}>{reference.join(' · ') || DASH}</Item>
        {invoice.payment?.account && <Item label={messages.account}>{invoice.payment.account}</Item>}
      </DescriptionList>
      <PlainTable
        label={messages.lines}
        columns={columnsOf(currency, formatMessage)}
        rows={lines.map((line, i) => ({ ...line, key: i }))}
        cardsOnPhones
      />
      <DescriptionList compact>
        {adjustments.map((one) => (
          <DescriptionItem key={JSON.stringify(one)} label={one.isCharge ? messages.charge : messages.allowance}>
            {formatAmount(one.amount, currency)} {one.reason}
          </DescriptionItem>
        ))}
        <Item label={fields.net}>{formatAmount(totals.net, currency)}</Item>
        {taxes.map((tax) => (
          <DescriptionItem key={JSON.stringify(tax)} label={toTaxLabel(tax, currency, formatMessage)}>
            {formatAmount(tax.tax, currency)}
            {isSaid(tax.reason) && (
              <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                {tax.reason}
              </Text>
            )}
          </DescriptionItem>
        ))}
        <Item label={fields.total}>{formatAmount(totals.gross, currency)}</Item>
        <Item label={messages.due}>{formatAmount(totals.due, currency)}</Item>
      </DescriptionList>
    </Stack>
  );
}
