import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ZONE_COLOURS, type ZoneColour } from 'shared-contracts/values/route-zones';
import { Box, chakra, Flex, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { Spot } from './zone-words.tsx';
import { colours, fields } from './zones.messages.ts';

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '2.5',
    py: '1.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    cursor: 'pointer',
    textStyle: 'sm',
    _hover: { borderColor: 'border.strong' },
    '&:has(:checked)': { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.ring' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '1px' },
  },
});
const Radio = chakra('input', {
  base: { appearance: 'none', position: 'absolute', inset: '0', cursor: 'inherit', outline: '0' },
});

/** A colour out of a few, each with its name; the arrow keys go from one to the next. */
export function ColourField() {
  const id = useId();
  const [chosen, choose] = useFormValue<ZoneColour | undefined>('colour');
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <Text id={id} mb="1" textStyle="sm" fontWeight="medium">
        <FormattedMessage {...fields.colour} />
      </Text>
      <Flex wrap="wrap" gap="2">
        {ZONE_COLOURS.map((colour) => (
          <Choice key={colour}>
            <Radio type="radio" name={id} value={colour} checked={colour === chosen} onChange={() => choose(colour)} />
            <Spot colour={colour} />
            <FormattedMessage {...colours[colour]} />
          </Choice>
        ))}
      </Flex>
    </Box>
  );
}
