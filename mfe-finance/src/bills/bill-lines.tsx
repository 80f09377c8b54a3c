import { FormattedMessage } from 'react-intl';
import type { Bill, BillLine } from 'shared-contracts/bills';
import { Box, fill, Flex, Text, useSay, type Words } from 'shared-ui';
import { Money, unitOf } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { messages, rules } from './bills.messages.ts';
import { traceOf } from './trace.rules.ts';

/** Which rule made it, where, and from which rate, band and minutes. */
function Made({ line, unit }: { line: BillLine; unit: string }) {
  const say = useSay();
  return (
    <Box py="1.5" whiteSpace="normal" minW="9rem">
      <Text fontWeight="medium" overflowWrap="anywhere">{[say(rules[line.rule]), line.name, line.place].filter(Boolean).join(' · ')}</Text>
      <Text textStyle="xs" color="fg.muted">{traceOf(line, unit).map(say).join(', ')}</Text>
    </Box>
  );
}

/** In the contract's currency, and beside it in the one that is billed. */
function columnsOf({ currency, billingCurrency, unitStandard }: Bill): Column<BillLine>[] {
  const unit = unitOf('distance', unitStandard);
  return [
    { id: 'charge', header: messages.charge, cell: (line) => <Made line={line} unit={unit} /> },
    { id: 'amount', header: messages.amount, numeric: true, cell: ({ amount }) => <Money value={amount} currency={currency} /> },
    ...(currency === billingCurrency ? [] : [{ id: 'billed', header: messages.billed, numeric: true, cell: ({ billed }: BillLine) => <Money value={billed} currency={billingCurrency} /> }]),
  ];
}

const Sum = ({ label, value, currency, isLast = false }: { label: Words; value: string; currency: string | null; isLast?: boolean }) => (
  <Flex justify="space-between" gap="4" py="1" {...(isLast && { mt: '1', pt: '2', borderTopWidth: '1px', fontWeight: 'semibold' })}>
    <dt><FormattedMessage {...label} /></dt><Box as="dd" fontVariantNumeric="tabular-nums"><Money value={value} currency={currency} /></Box>
  </Flex>
);

/** What is charged, line by line, and what it comes to. */
export function BillLines({ bill }: { bill: Bill }) {
  const { lines, taxBase, vat, vatPercentage, total, billingCurrency } = bill;
  return (
    <Box>
      {lines.length > 0 ? <PlainTable label={messages.lines} columns={columnsOf(bill)} rows={lines} /> : <Text color="fg.muted"><FormattedMessage {...messages.nothing} /></Text>}
      <Box as="dl" mt="2">
        <Sum label={messages.taxBase} value={taxBase} currency={billingCurrency} />
        <Sum label={fill(messages.vat, { percentage: vatPercentage })} value={vat} currency={billingCurrency} />
        <Sum label={messages.total} value={total} currency={billingCurrency} isLast />
      </Box>
    </Box>
  );
}
