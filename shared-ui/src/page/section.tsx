import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, Grid, Heading, Text } from '../base/chakra.ts';
import type { Message } from '../base/message.ts';

type SectionProps = {
  title: Message;
  /** Shown at the end of the title's line. */ aside?: ReactNode;
  children: ReactNode;
};

/** A card with a title on a page. Sections are never nested. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      minW="0"
      px={{ base: '4', md: '5' }}
      py="4"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="md"
    >
      <Flex align="baseline" justify="space-between" wrap="wrap" columnGap="3" rowGap="2" mb="3">
        <Heading as="h2" id={id} textStyle="md" flex="1 1 9rem">
          <FormattedMessage {...title} />
        </Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  );
}

/** A list of labels and values: contains `DescriptionItem`s. */
export const DescriptionList = ({
  compact,
  children,
}: {
  /** For a side column with short values. */ compact?: boolean;
  children: ReactNode;
}) => (
  <Grid
    as="dl"
    templateColumns={{
      base: 'repeat(2, minmax(0, 1fr))',
      md: `repeat(auto-fill, minmax(min(100%, ${compact ? '7.5rem' : '13rem'}), 1fr))`,
    }}
    columnGap={{ base: '4', md: compact ? '4' : '6' }}
    rowGap="4"
  >
    {children}
  </Grid>
);

export const DescriptionItem = ({
  label,
  fullWidth,
  children,
}: {
  label: Message;
  /** Spans the whole row. */ fullWidth?: boolean;
  children: ReactNode;
}) => (
  <Box minW="0" gridColumn={fullWidth ? '1 / -1' : undefined}>
    <Text as="dt" textStyle="xs" color="fg.muted">
      <FormattedMessage {...label} />
    </Text>
    <Text as="dd" mt="0.5" overflowWrap="anywhere">
      {children}
    </Text>
  </Box>
);
