import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, Grid, Heading, Text } from '../base/chakra.ts';
import type { Words } from '../base/words.ts';

type SectionProps = { title: Words; /** At the end of the title's line. */ aside?: ReactNode; children: ReactNode };

/** A part of a page on a surface of its own. Sections stand side by side, never in one another. */
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

/** Names and values that are read: holds `Fact`s. */
export const Facts = ({
  narrow,
  children,
}: {
  /** In a side column: short values. */ narrow?: boolean;
  children: ReactNode;
}) => (
  <Grid
    as="dl"
    templateColumns={{
      base: 'repeat(2, minmax(0, 1fr))',
      md: `repeat(auto-fill, minmax(min(100%, ${narrow ? '7.5rem' : '13rem'}), 1fr))`,
    }}
    columnGap={{ base: '4', md: narrow ? '4' : '6' }}
    rowGap="4"
  >
    {children}
  </Grid>
);

export const Fact = ({
  label,
  wide,
  children,
}: {
  label: Words;
  /** Over the whole line. */ wide?: boolean;
  children: ReactNode;
}) => (
  <Box minW="0" gridColumn={wide ? '1 / -1' : undefined}>
    <Text as="dt" textStyle="xs" color="fg.muted">
      <FormattedMessage {...label} />
    </Text>
    <Text as="dd" mt="0.5" overflowWrap="anywhere">
      {children}
    </Text>
  </Box>
);
