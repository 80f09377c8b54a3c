import { FormattedMessage } from 'react-intl';
import type { RatedTrip } from 'shared-contracts/contracts';
import { Box, Flex, Icon, Text, useSay, type Words } from 'shared-ui';
import { Money } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { messages, reasons, rules } from './rated.messages.ts';
import { traceOf } from './trace.ts';

type Line = RatedTrip['lines'][number];

function Made({ line, unit }: { line: Line; unit: string }) {
  const say = useSay();
  const traces = traceOf(line, { distance: unit }).map(say).join(', ');
  return (
    <Box py="1.5" whiteSpace="normal">
      <Text><FormattedMessage {...rules[line.rule]} /></Text>
      {traces && <Text textStyle="xs" color="fg.muted">{traces}</Text>}
    </Box>
  );
}

/** Lines in the base currency, beside them what they become in the one that is billed. */
function columnsOf({ currency, billingCurrency }: RatedTrip, unit: string): Column<Line>[] {
  return [
    { id: 'line', header: messages.line, cell: (line) => <Made line={line} unit={unit} /> },
    {
      id: 'amount', header: messages.amount, numeric: true,
      cell: ({ amount, billed }) => <><Text as="span" whiteSpace="nowrap"><Money value={amount} currency={currency} /></Text>{billingCurrency !== currency && <Text as="span" display="block" whiteSpace="nowrap" textStyle="xs" color="fg.muted"><Money value={billed} currency={billingCurrency} /></Text>}</>,
    },
  ];
}

const Sum = ({ label, value, currency, isLast = false }: { label: Words; value: string; currency: string; isLast?: boolean }) => (
  <Flex justify="space-between" gap="3" py="1" {...(isLast && { mt: '1', pt: '2', borderTopWidth: '1px', fontWeight: 'semibold' })}>
    <dt><FormattedMessage {...label} /></dt><Box as="dd" fontVariantNumeric="tabular-nums"><Money value={value} currency={currency} /></Box>
  </Flex>
);

/** What a trip costs, and what made each line. */
export function Rated({ rated, unit }: { rated: RatedTrip; unit: string }) {
  const currency = rated.billingCurrency;
  return (
    <Box>
      {rated.reasons.map((reason) => (
        <Flex key={reason} align="center" gap="2" mb="2" px="2.5" py="1.5" borderRadius="sm" bg="status.warn.bg" color="status.warn.fg"><Icon name="warning" size={14} /><FormattedMessage {...reasons[reason]} /></Flex>
      ))}
      {rated.lines.length > 0 && <PlainTable label={messages.title} columns={columnsOf(rated, unit)} rows={rated.lines} />}
      <Box as="dl" mt="2">
        <Sum label={messages.taxBase} value={rated.taxBase} currency={currency} />
        <Sum label={messages.vat} value={rated.vat} currency={currency} />
        <Sum label={messages.total} value={rated.total} currency={currency} isLast />
      </Box>
    </Box>
  );
}
