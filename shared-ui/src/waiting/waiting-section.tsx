import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WaitingProps } from '../area/index.ts';
import { Box, Grid, Text } from '../base/chakra.ts';
import { fill, type Words } from '../base/words.ts';
import { Section } from '../page/section.tsx';
import { Link } from '../router/index.ts';
import { messages } from './waiting.messages.ts';

type WaitingSectionProps<Row> = WaitingProps & {
  title: Words;
  /** Whether this person is asked for it at all; to anybody else nothing waits. */
  asked?: boolean;
  /** The first of what waits and how much there is; undefined: not known. */
  page: { items: readonly Row[]; total: number } | undefined;
  /** Where all of it is listed. */
  all?: string;
  children: (row: Row) => ReactNode;
};

/** A part of the slot `home.waiting`: what waits for this person, and the way to all of it. Nothing when nothing does. */
export function WaitingSection<Row extends { id: string }>({
  title,
  asked = true,
  page,
  all,
  onCount,
  children,
}: WaitingSectionProps<Row>) {
  const shown = useDeferredValue(page); // drawn in small pieces
  const count = asked ? page?.total : 0;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  if (!shown || !count) return null;
  return (
    <Section
      title={title}
      aside={
        all && (
          <Link to={all}>
            <Text as="span" color="accent.fg" whiteSpace="nowrap">
              <FormattedMessage {...fill(messages.all, { count })} />
            </Text>
          </Link>
        )
      }
    >
      <Box as="ul">
        {shown.items.map((row) => (
          <Box as="li" key={row.id} mx="-2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
            {children(row)}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

type WaitingLineProps = {
  to: string;
  name: ReactNode;
  /** As wide as a grid says. */ nameWidth: string;
  what: ReactNode;
  aside: ReactNode;
};

/** One of them: its name, what it is about and since or until when; leads to it. */
export const WaitingLine = ({ to, name, nameWidth, what, aside }: WaitingLineProps) => (
  <Link to={to}>
    <Grid
      templateColumns={{ base: '1fr auto', sm: `${nameWidth} minmax(0, 1fr) auto` }}
      columnGap="4"
      alignItems="baseline"
      px="2"
      py="2"
      borderRadius="sm"
      fontVariantNumeric="tabular-nums"
      _hover={{ bg: 'bg.hover' }}
    >
      <Text fontWeight="medium" minW="0" overflowWrap="anywhere">
        {name}
      </Text>
      <Text gridRow={{ base: '2', sm: '1' }} gridColumn={{ base: '1 / -1', sm: '2' }} truncate>
        {what}
      </Text>
      <Box color="fg.muted" textStyle="sm" whiteSpace="nowrap">
        {aside}
      </Box>
    </Grid>
  </Link>
);
