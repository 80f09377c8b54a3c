import { FormattedMessage } from 'react-intl';
import type { AccrualRun } from 'shared-contracts/finance/accruals';
import type { AccrualSide } from 'shared-contracts/values/finance/accruals';
import { Box, DescriptionItem, DescriptionList, Flex, Stack, Text, withValues } from 'shared-ui';
import { formatDateTime, StatusBadge, useTimeZone } from 'shared-ui/format';
import { ListTabs } from 'shared-ui/list';
import { accrualStatusStyles } from './accrual-status-styles.ts';
import { fields, messages, sides } from './accruals.messages.ts';
import { Amounts } from './amounts.tsx';
import { formatDay } from './month.ts';

function StateLine({ run: { state, calculatedAt, postedAt, postedBy, reversedOn } }: { run: AccrualRun }) {
  const zone = useTimeZone();
  const text =
    postedAt === null
      ? withValues(messages.previewed, { at: formatDateTime(calculatedAt, zone) })
      : withValues(messages.posted, {
          at: formatDateTime(postedAt, zone),
          name: postedBy ?? '–',
          day: formatDay(reversedOn),
        });
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <StatusBadge {...accrualStatusStyles[state]} />
      <Text color="fg.muted">
        <FormattedMessage {...text} />
      </Text>
    </Flex>
  );
}

const SUMS = {
  amount: fields.amount,
  billed: fields.billed,
  difference: fields.difference,
  open: fields.open,
} as const;

/** The summary of one side of a run, above its items. */
export function RunSummary({ run, side }: { run: AccrualRun; side: AccrualSide }) {
  return (
    <Stack gap="3" w="full">
      <StateLine run={run} />
      <ListTabs name="side" label={messages.side} tabs={sides} />
      <Box fontVariantNumeric="tabular-nums">
        <DescriptionList compact>
          {(Object.keys(SUMS) as (keyof typeof SUMS)[]).map((sum) => (
            <DescriptionItem key={sum} label={SUMS[sum]}>
              <Amounts run={run} side={side} of={sum} />
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Box>
      {run.withoutAmount > 0 && (
        <Text color="status.warn.fg">
          <FormattedMessage {...withValues(messages.withoutAmount, { count: run.withoutAmount })} />
        </Text>
      )}
    </Stack>
  );
}
