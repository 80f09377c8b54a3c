import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Box, fill, Flex, Grid, Icon, Text, useSay, type Words } from 'shared-ui';
import { Measure } from 'shared-ui/format';
import { cargo as messages } from './order-form.messages.ts';

type CapacityBarProps = { /** The vehicle type. */ of: string; label: Words; kind: 'weight' | 'space'; load: number; capacity: number };

/** How much of a capacity is used; beyond it an overload, told by colour, mark and word. */
export function CapacityBar({ of, label, kind, load, capacity }: CapacityBarProps) {
  const say = useSay();
  const share = capacity > 0 ? load / capacity : 0;
  const isOverload = Math.round(share * 1000) > 1000;
  const percent = (part: number) => `${Math.min(100, part * 100)}%`;
  return (
    <Grid templateColumns={{ base: '1fr auto', md: '5rem minmax(6rem, 1fr) auto' }} alignItems="center" columnGap="4" rowGap="1" textStyle="sm">
      <Text color="fg.muted"><FormattedMessage {...label} /></Text>
      <Box
        role="meter" aria-label={say(fill(messages.capacityOf, { type: of, kind: say(label) }))} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(share * 1000) / 10}
        order={{ base: 1, md: 0 }} gridColumn={{ base: '1 / -1', md: 'auto' }} h="2" borderRadius="full" bg="bg.subtle" overflow="hidden"
      >
        <Flex h="full" w={percent(share)} bg="bad.solid" transition="width 180ms">
          <Box w={percent(isOverload ? 1 / share : 1)} bg="accent.solid" borderEndWidth={isOverload ? '2px' : undefined} borderColor="bg.surface" transition="width 180ms" />
        </Flex>
      </Box>
      <Flex justify="flex-end" align="center" gap="2" minW={{ md: '17rem' }} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        <Text color="fg.muted"><Measure value={load} kind={kind} /> / <Measure value={capacity} kind={kind} /></Text>
        <Flex align="center" justify="flex-end" gap="1" minW="16" fontWeight="medium" color={isOverload ? 'status.bad.fg' : undefined}>
          {isOverload && <><Icon name="warning" size={14} /><span><FormattedMessage {...messages.overload} /></span></>}
          <span><FormattedNumber value={share} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} /></span>
        </Flex>
      </Flex>
    </Grid>
  );
}
