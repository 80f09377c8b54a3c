import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { LoadMeasure } from 'shared-contracts/values/space';
import { Box, Flex, Grid, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { withValues, useFormatMessage, type Message } from '../base/message.ts';
import { messages } from './capacity.messages.ts';
import { Measure } from './numbers.tsx';

type CapacityBarProps = {
  /** Name of the vehicle type, or of anything else with a capacity. */
  name: string;
  label: Message;
  kind: LoadMeasure;
  /** In the unit of the kind. */
  load: number;
  capacity: number;
  /** For narrow columns: the bar below its label. */
  compact?: boolean;
};

const WIDE = { base: '1fr auto', md: '5rem minmax(6rem, 1fr) auto' };

/** The used part of a capacity; an overload is marked by colour, icon and text. */
export function CapacityBar({ name, label, kind, load, capacity, compact = false }: CapacityBarProps) {
  const formatMessage = useFormatMessage();
  const share = capacity > 0 ? load / capacity : 0;
  const isOverload = Math.round(share * 1000) > 1000;
  // As an inline style: a style prop would create a class for each value, and every new class restyles the whole page.
  const toPercent = (part: number) => `${Math.min(100, part * 100)}%`;
  const BELOW_LABEL = { order: 1, gridColumn: '1 / -1' };
  return (
    <Grid
      templateColumns={compact ? '1fr auto' : WIDE}
      alignItems="center"
      columnGap={compact ? '2' : '4'}
      rowGap="1"
      textStyle={compact ? 'xs' : 'sm'}
    >
      <Text color="fg.muted">
        <FormattedMessage {...label} />
      </Text>
      <Box
        role="meter"
        aria-label={formatMessage(withValues(messages.of, { type: name, kind: formatMessage(label) }))}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 1000) / 10}
        h={compact ? '1.5' : '2'}
        borderRadius="full"
        bg="bg.subtle"
        overflow="hidden"
        {...(compact ? BELOW_LABEL : { order: { base: 1, md: 0 }, gridColumn: { base: '1 / -1', md: 'auto' } })}
      >
        <Flex h="full" style={{ width: toPercent(share) }} bg="bad.solid" transition="width 180ms">
          <Box
            style={{ width: toPercent(isOverload ? 1 / share : 1) }}
            bg="accent.solid"
            borderEndWidth={isOverload ? '2px' : undefined}
            borderColor="bg.surface"
            transition="width 180ms"
          />
        </Flex>
      </Box>
      <Flex
        justify="flex-end"
        align="center"
        wrap={compact ? 'wrap' : undefined}
        columnGap="2"
        minW={compact ? undefined : { md: '17rem' }}
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
      >
        <Text color="fg.muted">
          <Measure value={load} kind={kind} /> / <Measure value={capacity} kind={kind} />
        </Text>
        <Flex
          align="center"
          justify="flex-end"
          gap="1"
          minW={compact ? undefined : '16'}
          fontWeight="medium"
          color={isOverload ? 'status.bad.fg' : undefined}
        >
          {isOverload && (
            <>
              <Icon name="warning" size={14} />
              <span>
                <FormattedMessage {...messages.overload} />
              </span>
            </>
          )}
          <span>
            <FormattedNumber value={share} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
          </span>
        </Flex>
      </Flex>
    </Grid>
  );
}
