import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { HomeWaitingProps } from '../area/index.ts';
import { Box, Grid, Text } from '../base/chakra.ts';
import { withValues, type Message } from '../base/message.ts';
import { Section } from '../page/section.tsx';
import { Link } from '../router/index.ts';
import { messages } from './waiting.messages.ts';

type WaitingSectionProps<Row> = HomeWaitingProps & {
  title: Message;
  /** False for users who cannot act on these items: it reports a count of 0. */
  enabled?: boolean;
  /** The first items and their total; undefined while they load. */
  page: { items: readonly Row[]; total: number } | undefined;
  /** Path of the complete list. */
  allLink?: string;
  children: (row: Row) => ReactNode;
};

/** A section for the slot `home.waiting`: items that wait for this user, with a link to all of them. Renders nothing without items. */
export function WaitingSection<Row extends { id: string }>({
  title,
  enabled = true,
  page,
  allLink,
  onCount,
  children,
}: WaitingSectionProps<Row>) {
  const deferredPage = useDeferredValue(page); // renders in small pieces
  const count = enabled ? deferredPage?.total : 0; // reported once the items are rendered
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  if (!deferredPage || !count) return null;
  return (
    <Section title={title} aside={allLink && <SectionLink to={allLink} label={withValues(messages.all, { count })} />}>
      <Box as="ul">
        {deferredPage.items.map((row) => (
          <Box as="li" key={row.id} mx="-2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
            {children(row)}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** A link next to the title of a section on the home page. */
export const SectionLink = ({ to, label }: { to: string; label: Message }) => (
  <Link to={to}>
    <Text as="span" color="accent.fg" whiteSpace="nowrap">
      <FormattedMessage {...label} />
    </Text>
  </Link>
);

type WaitingItemProps = {
  to: string;
  name: ReactNode;
  /** Grid column width of the name. */ nameWidth: string;
  description: ReactNode;
  aside: ReactNode;
};

/** An item: links to it with its name, what it is about, and since or until when. */
export const WaitingItem = ({ to, name, nameWidth, description, aside }: WaitingItemProps) => (
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
        {description}
      </Text>
      <Box color="fg.muted" textStyle="sm" whiteSpace="nowrap">
        {aside}
      </Box>
    </Grid>
  </Link>
);
