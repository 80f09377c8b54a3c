import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Epc } from 'shared-contracts/finance/epc';
import { Box, SimpleGrid, Skeleton, Text, useFormatMessage, withValues, type Message } from 'shared-ui';
import { formatMoney, Money } from 'shared-ui/format';
import { figures, helpTexts, messages } from './epc-page.messages.ts';

const COUNT_FIGURES = ['reserved', 'active', 'used', 'purchased', 'total'] as const;
/** Only shown if not zero. */
const RARE_FIGURES = ['expired', 'unpaid'] as const;
type CountFigure = (typeof COUNT_FIGURES)[number] | (typeof RARE_FIGURES)[number];

type FigureProps = { label: Message; help: Message; isLow?: boolean; isWide?: boolean; children: ReactNode };

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

/** Credit figures, the most important first. */
export function FiguresGrid({ epc }: { epc: Epc | undefined }) {
  const formatMessage = useFormatMessage();
  const renderCount = (name: CountFigure | 'remaining') =>
    epc ? <FormattedMessage {...withValues(messages.count, { count: epc[name] ?? 0 })} /> : <Skeleton h="8" w="16" />;
  return (
    <SimpleGrid
      as="dl"
      autoFlow="dense"
      aria-label={formatMessage(messages.figures)}
      columns={{ base: 2, md: 4, xl: 8 }}
      gap="3"
      aria-busy={!epc}
    >
      <Figure
        label={figures.remaining}
        help={helpTexts.remaining}
        isLow={epc !== undefined && epc.remaining <= (epc.alertLevel ?? 0)}
      >
        {renderCount('remaining')}
      </Figure>
      <Figure
        isWide
        label={figures.balance}
        help={withValues(helpTexts.balance, { price: epc ? formatMoney(epc.unitPrice, epc.currency) : '–' })}
      >
        {epc ? <Money value={epc.balance} currency={epc.currency} /> : <Skeleton h="8" w="24" />}
      </Figure>
      {[...COUNT_FIGURES, ...RARE_FIGURES.filter((name) => epc?.[name])].map((name) => (
        <Figure key={name} label={figures[name]} help={helpTexts[name]}>
          {renderCount(name)}
        </Figure>
      ))}
    </SimpleGrid>
  );
}
