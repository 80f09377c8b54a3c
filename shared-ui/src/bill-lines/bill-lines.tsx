import { FormattedMessage } from 'react-intl';
import type { Bill, BillLine } from 'shared-contracts/finance/bills';
import { Box, Flex, Text } from '../base/chakra.ts';
import { withValues, useFormatMessage, type Message } from '../base/message.ts';
import { Money, getUnitName } from '../format/index.ts';
import { PlainTable, type Column } from '../list/index.ts';
import { messages, ratingRuleMessages } from './bill-lines.messages.ts';
import { describeCalculation } from './calculation.rules.ts';

type RatedBill = Pick<
  Bill,
  'currency' | 'billingCurrency' | 'unitStandard' | 'taxBase' | 'vat' | 'vatPercentage' | 'total'
> & {
  lines: readonly BillLine[];
  /** Taxes per rate, if the lines have several. */
  taxes?: Bill['taxes'];
};
type BillLinesProps = {
  /** Accessible name of the table. */
  label: Message;
  /** Shown without lines. */
  emptyText: Message;
  bill: RatedBill;
};

/** The rating rule, its location, and how the charge was calculated. */
function ChargeCell({ line, unit }: { line: BillLine; unit: string }) {
  const formatMessage = useFormatMessage();
  return (
    <Box py="1.5" whiteSpace="normal" minW="8rem">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {[formatMessage(ratingRuleMessages[line.rule]), line.name, line.place].filter(Boolean).join(' · ')}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {describeCalculation(line, unit).map(formatMessage).join(', ')}
      </Text>
    </Box>
  );
}

/** In the contract's currency, with the billing currency below if it differs. */
const Amount = ({ line: { amount, billed }, of: { currency, billingCurrency } }: { line: BillLine; of: RatedBill }) => (
  <>
    <Text as="span" whiteSpace="nowrap">
      <Money value={amount} currency={currency} />
    </Text>
    {billingCurrency !== currency && (
      <Text as="span" display="block" whiteSpace="nowrap" textStyle="xs" color="fg.muted">
        <Money value={billed} currency={billingCurrency} />
      </Text>
    )}
  </>
);

const createColumns = (bill: RatedBill): Column<BillLine>[] => {
  const unit = getUnitName('distance', bill.unitStandard);
  return [
    { id: 'charge', header: messages.charge, cell: (line) => <ChargeCell line={line} unit={unit} /> },
    { id: 'amount', header: messages.amount, numeric: true, cell: (line) => <Amount line={line} of={bill} /> },
  ];
};

const TotalRow = ({
  label,
  value,
  currency,
  isLast = false,
}: {
  label: Message;
  value: string;
  currency: string | null;
  isLast?: boolean;
}) => (
  <Flex
    justify="space-between"
    gap="4"
    py="1"
    {...(isLast && { mt: '1', pt: '2', borderTopWidth: '1px', fontWeight: 'semibold' })}
  >
    <dt>
      <FormattedMessage {...label} />
    </dt>
    <Box as="dd" fontVariantNumeric="tabular-nums">
      <Money value={value} currency={currency} />
    </Box>
  </Flex>
);

/** The lines of a bill with their calculation, and the totals. */
export function BillLines({ label, emptyText, bill }: BillLinesProps) {
  const { lines, taxBase, vat, vatPercentage, taxes = [], total, billingCurrency } = bill;
  const rates = taxes.length > 0 ? taxes : [{ percentage: vatPercentage, tax: vat }];
  return (
    <Box>
      {lines.length > 0 ? (
        <PlainTable label={label} columns={createColumns(bill)} rows={lines} />
      ) : (
        <Text color="fg.muted">
          <FormattedMessage {...emptyText} />
        </Text>
      )}
      <Box as="dl" mt="2">
        <TotalRow label={messages.taxBase} value={taxBase} currency={billingCurrency} />
        {rates.map(({ percentage, tax }) => (
          <TotalRow
            key={percentage}
            label={withValues(messages.vat, { percentage })}
            value={tax}
            currency={billingCurrency}
          />
        ))}
        <TotalRow label={messages.total} value={total} currency={billingCurrency} isLast />
      </Box>
    </Box>
  );
}
