import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Box, Flex, Grid, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { fill, useSay, type Words } from '../base/words.ts';
import { messages } from './capacity.messages.ts';
import { Measure } from './numbers.tsx';

type CapacityBarProps = {
  /** The vehicle type, or what else has the capacity. */
  of: string;
  label: Words;
  kind: 'weight' | 'space';
  /** kg or CBM. */
  load: number;
  capacity: number;
  /** In a column: the bar under its words. */
  narrow?: boolean;
};

const WIDE = { base: '1fr auto', md: '5rem minmax(6rem, 1fr) auto' };

/** How much of a capacity is used; beyond it an overload, told by colour, mark and word. */
export function CapacityBar({ of, label, kind, load, capacity, narrow = false }: CapacityBarProps) {
  const say = useSay();
  const share = capacity > 0 ? load / capacity : 0;
  const isOverload = Math.round(share * 1000) > 1000;
  /** Not as a property of the style: each share would be a class of its own, and each new class has the styles of the whole page worked out. */
  const percent = (part: number) => `${Math.min(100, part * 100)}%`;
  const under = { order: 1, gridColumn: '1 / -1' };
  return (
    <Grid
      templateColumns={narrow ? '1fr auto' : WIDE}
      alignItems="center"
      columnGap={narrow ? '2' : '4'}
      rowGap="1"
      textStyle={narrow ? 'xs' : 'sm'}
    >
      <Text color="fg.muted">
        <FormattedMessage {...label} />
      </Text>
      <Box
        role="meter"
        aria-label={say(fill(messages.of, { type: of, kind: say(label) }))}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 1000) / 10}
        h={narrow ? '1.5' : '2'}
        borderRadius="full"
        bg="bg.subtle"
        overflow="hidden"
        {...(narrow ? under : { order: { base: 1, md: 0 }, gridColumn: { base: '1 / -1', md: 'auto' } })}
      >
        <Flex h="full" style={{ width: percent(share) }} bg="bad.solid" transition="width 180ms">
          <Box
            style={{ width: percent(isOverload ? 1 / share : 1) }}
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
        wrap={narrow ? 'wrap' : undefined}
        columnGap="2"
        minW={narrow ? undefined : { md: '17rem' }}
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
          minW={narrow ? undefined : '16'}
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
