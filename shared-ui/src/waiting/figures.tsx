import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, Grid, Text } from '../base/chakra.ts';
import type { Message } from '../base/message.ts';
import { Link } from '../router/index.ts';

const FigureLink = chakra(Link, {
  base: {
    display: 'block',
    h: 'full',
    px: { base: '2', sm: '3' },
    py: '2',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

/** `tone`: how a value above zero is highlighted. */
export type Figure = { label: Message; value: ReactNode; to: string; tone?: 'bad' | 'warn' };

/** Figures side by side, each with a link to its list. For the home page. */
export const Figures = ({ items }: { items: readonly Figure[] }) => (
  <Grid as="ul" listStyleType="none" gap="2" templateColumns="repeat(auto-fit, minmax(5.5rem, 1fr))">
    {items.map(({ label, value, to, tone }) => (
      <Box as="li" key={label.id} minW="0">
        <FigureLink to={to}>
          <Text
            textStyle="xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            overflowWrap="anywhere"
            color={value === 0 ? 'fg.muted' : tone && `status.${tone}.fg`}
          >
            {value}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            <FormattedMessage {...label} />
          </Text>
        </FigureLink>
      </Box>
    ))}
  </Grid>
);
