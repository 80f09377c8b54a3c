import { FormattedMessage } from 'react-intl';
import type { Bill, BillLine } from 'shared-contracts/bills';
import { Box, Flex, Text } from '../base/chakra.ts';
import { fill, useSay, type Words } from '../base/words.ts';
import { Money, unitOf } from '../format/index.ts';
import { PlainTable, type Column } from '../list/index.ts';
import { messages, rules } from './rated.messages.ts';
import { traceOf } from './trace.rules.ts';

type Rated = Pick<
  Bill,
  'currency' | 'billingCurrency' | 'unitStandard' | 'taxBase' | 'vat' | 'vatPercentage' | 'total'
> & { lines: readonly BillLine[] };
type RatedLinesProps = {
  /** What the lines are, to those who do not see them. */ label: Words;
  /** What stands where there is no line. */ empty: Words;
  of: Rated;
};

/** Which rule made it, where, and from which rate, band and minutes. */
function Made({ line, unit }: { line: BillLine; unit: string }) {
  const say = useSay();
  return (
    <Box py="1.5" whiteSpace="normal" minW="8rem">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {[say(rules[line.rule]), line.name, line.place].filter(Boolean).join(' · ')}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {traceOf(line, unit).map(say).join(', ')}
      </Text>
    </Box>
  );
}

/** In the contract's currency, and below it in the one that is billed. */
const Amount = ({ line: { amount, billed }, of: { currency, billingCurrency } }: { line: BillLine; of: Rated }) => (
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

const columnsOf = (of: Rated): Column<BillLine>[] => {
  const unit = unitOf('distance', of.unitStandard);
  return [
    { id: 'charge', header: messages.charge, cell: (line) => <Made line={line} unit={unit} /> },
    { id: 'amount', header: messages.amount, numeric: true, cell: (line) => <Amount line={line} of={of} /> },
  ];
};

const Sum = ({
  label,
  value,
  currency,
  isLast = false,
}: {
  label: Words;
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

/** What is charged, line by line with what made it, and what it comes to. */
export function RatedLines({ label, empty, of }: RatedLinesProps) {
  const { lines, taxBase, vat, vatPercentage, total, billingCurrency } = of;
  return (
    <Box>
      {lines.length > 0 ? (
        <PlainTable label={label} columns={columnsOf(of)} rows={lines} />
      ) : (
        <Text color="fg.muted">
          <FormattedMessage {...empty} />
        </Text>
      )}
      <Box as="dl" mt="2">
        <Sum label={messages.taxBase} value={taxBase} currency={billingCurrency} />
        <Sum label={fill(messages.vat, { percentage: vatPercentage })} value={vat} currency={billingCurrency} />
        <Sum label={messages.total} value={total} currency={billingCurrency} isLast />
      </Box>
    </Box>
  );
}
