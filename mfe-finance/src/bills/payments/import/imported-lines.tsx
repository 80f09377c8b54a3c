import type { PaymentImportLine } from 'shared-contracts/finance/payment-imports';
import type { PaymentLineResult } from 'shared-contracts/values/finance/payment-imports';
import { Text } from 'shared-ui';
import { DateOnly, Money, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { type Column, PlainTable } from 'shared-ui/list';
import { messages, results } from './import.messages.ts';

const failed = (result: PaymentLineResult): StatusStyle => ({
  tone: 'bad',
  icon: icons.warning,
  label: results[result],
});
const resultStyles: Record<PaymentLineResult, StatusStyle> = {
  matched: { tone: 'good', icon: icons.check, label: results.matched },
  partly: { tone: 'good', icon: icons.clock, label: results.partly },
  alreadyImported: { tone: 'neutral', icon: icons.check, label: results.alreadyImported },
  unknownNumber: failed('unknownNumber'),
  ambiguous: failed('ambiguous'),
  severalPayers: failed('severalPayers'),
  currencyDiffers: failed('currencyDiffers'),
  exceedsOpen: failed('exceedsOpen'),
  unreadable: failed('unreadable'),
};

const columns: Column<PaymentImportLine>[] = [
  { id: 'line', header: messages.line, numeric: true, cell: ({ line }) => line },
  { id: 'date', header: messages.date, cell: ({ paidAt }) => <DateOnly at={paidAt} /> },
  {
    id: 'payer',
    header: messages.payer,
    cell: ({ payer, text }) => (
      <>
        {payer}
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {text}
        </Text>
      </>
    ),
  },
  {
    id: 'amount',
    header: messages.amount,
    numeric: true,
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
  {
    id: 'result',
    header: messages.result,
    cell: ({ result, invoices }) => (
      <>
        <StatusBadge {...resultStyles[result]} />
        {invoices.map(({ invoiceId, number, amount }) => (
          <Text key={invoiceId} textStyle="xs" color="fg.muted">
            {number} · <Money value={amount} currency={null} />
          </Text>
        ))}
      </>
    ),
  },
];

/** The result of each line of a statement. */
export const ImportedLines = ({ lines }: { lines: readonly PaymentImportLine[] }) => (
  <PlainTable label={messages.lines} columns={columns} rows={lines.map((line, i) => ({ ...line, id: String(i) }))} />
);
