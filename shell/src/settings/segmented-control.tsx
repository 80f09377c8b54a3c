import { Box, chakra, VisuallyHidden } from 'shared-ui';
import { Fragment, useId, type ReactNode } from 'react';

export type Option<V extends string> = {
  value: V;
  label: ReactNode;
  /** Of the label, where it is not the page's. */ lang?: string;
};

type ChoiceProps<V extends string> = {
  legend: ReactNode;
  /** Leaves the legend to those who listen. */
  hideLegend?: boolean;
  options: readonly Option<V>[];
  value: V;
  onChange: (value: V) => void;
  /** `line`: side by side, all the same width. `flow`: as wide as their words, wrapping. */
  layout: 'line' | 'flow';
};

const Fieldset = chakra('fieldset');
const Legend = chakra('legend', { base: { textStyle: 'xs', color: 'fg.muted', mb: '1.5', fontWeight: 'medium' } });
const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: '8',
    px: { base: '1.5', sm: '2' },
    borderRadius: '6px',
    cursor: 'pointer',
    textStyle: 'sm',
    textAlign: 'center',
    color: 'fg.muted',
    _hover: { color: 'fg.default' },
    '&:has(:checked)': {
      bg: 'bg.surface',
      color: 'fg.default',
      fontWeight: 'semibold',
      boxShadow: '0 0 0 1px {colors.border.control}',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.ring}', outlineOffset: '1px' },
  },
});

/** One of a few, all in sight: radio buttons that look like one control. */
export function Choice<V extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  layout,
}: ChoiceProps<V>) {
  const name = useId();
  const Wrap = hideLegend ? VisuallyHidden : Fragment;
  return (
    <Fieldset border="none" p="0" m="0" minW="0">
      <Wrap>
        <Legend>{legend}</Legend>
      </Wrap>
      <Box
        display={layout === 'line' ? 'grid' : 'flex'}
        gridAutoFlow="column"
        gridAutoColumns="minmax(0, 1fr)"
        flexWrap="wrap"
        gap="0.5"
        p="0.5"
        bg="bg.canvas"
        borderRadius="md"
        boxShadow="inset 0 0 0 1px {colors.border.subtle}"
      >
        {options.map(({ value: own, label, lang }) => (
          <Label key={own} lang={lang}>
            <VisuallyHidden asChild>
              <input type="radio" name={name} value={own} checked={own === value} onChange={() => onChange(own)} />
            </VisuallyHidden>
            {label}
          </Label>
        ))}
      </Box>
    </Fieldset>
  );
}
