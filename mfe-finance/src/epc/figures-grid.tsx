import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Epc } from 'shared-contracts/epc';
import { Box, fill, SimpleGrid, Skeleton, Text, useSay, type Words } from 'shared-ui';
import { Money, moneyText } from 'shared-ui/format';
import { figures, helps, messages } from './epc-page.messages.ts';

const COUNTS = ['reserved', 'active', 'used', 'purchased', 'total'] as const;

type FigureProps = { label: Words; help: Words; isLow?: boolean; isWide?: boolean; children: ReactNode };

const Figure = ({ label, help, isLow = false, isWide = false, children }: FigureProps) => (
  <Box
    minW="0"
    gridColumn={isWide ? 'span 2' : undefined}
    px="4"
    py="3"
    bg="bg.surface"
    borderWidth="1px"
    borderRadius="md"
  >
    <Text as="dt" textStyle="sm" color="fg.muted">
      <FormattedMessage {...label} />
    </Text>
    <Text
      as="dd"
      mt="1"
      textStyle="2xl"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      overflowWrap="anywhere"
      color={isLow ? 'status.bad.fg' : undefined}
    >
      {children}
    </Text>
    <Text as="dd" textStyle="xs" color="fg.muted">
      <FormattedMessage {...help} />
    </Text>
  </Box>
);

/** What credits there are and where they are, from the most to the least telling. */
export function FiguresGrid({ epc }: { epc: Epc | undefined }) {
  const say = useSay();
  const count = (name: (typeof COUNTS)[number] | 'remaining') =>
    epc ? <FormattedMessage {...fill(messages.count, { count: epc[name] })} /> : <Skeleton h="8" w="16" />;
  return (
    <SimpleGrid
      as="dl"
      autoFlow="dense"
      aria-label={say(messages.figures)}
      columns={{ base: 2, md: 4, xl: 8 }}
      gap="3"
      aria-busy={!epc}
    >
      <Figure label={figures.remaining} help={helps.remaining} isLow={epc?.remaining === 0}>
        {count('remaining')}
      </Figure>
      <Figure
        isWide
        label={figures.balance}
        help={fill(helps.balance, { price: epc ? moneyText(epc.unitPrice, epc.currency) : '–' })}
      >
        {epc ? <Money value={epc.balance} currency={epc.currency} /> : <Skeleton h="8" w="24" />}
      </Figure>
      {COUNTS.map((name) => (
        <Figure key={name} label={figures[name]} help={helps[name]}>
          {count(name)}
        </Figure>
      ))}
    </SimpleGrid>
  );
}
