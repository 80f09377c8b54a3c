import { Box, chakra, VisuallyHidden } from 'shared-ui';
import { Fragment, useId, type ReactNode } from 'react';

export type Option<V extends string> = {
  value: V;
  label: ReactNode;
  /** Language of the label, if it isn't the page's. */ lang?: string;
};

type SegmentedControlProps<V extends string> = {
  legend: ReactNode;
  /** Shows the legend only to screen readers. */
  hideLegend?: boolean;
  options: readonly Option<V>[];
  value: V;
  onChange: (value: V) => void;
  /** `line`: equal widths in one row. `flow`: natural widths, wrapping. */
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

/** Radio buttons that look like a segmented control. */
export function SegmentedControl<V extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  layout,
}: SegmentedControlProps<V>) {
  const name = useId();
  const LegendWrapper = hideLegend ? VisuallyHidden : Fragment;
  return (
    <Fieldset border="none" p="0" m="0" minW="0">
      <LegendWrapper>
        <Legend>{legend}</Legend>
      </LegendWrapper>
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
        {options.map(({ value: optionValue, label, lang }) => (
          <Label key={optionValue} lang={lang}>
            <VisuallyHidden asChild>
              <input
                type="radio"
                name={name}
                value={optionValue}
                checked={optionValue === value}
                onChange={() => onChange(optionValue)}
              />
            </VisuallyHidden>
            {label}
          </Label>
        ))}
      </Box>
    </Fieldset>
  );
}
