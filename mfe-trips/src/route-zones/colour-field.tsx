import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ZONE_COLOURS, type ZoneColour } from 'shared-contracts/values/network/route-zones';
import { Box, chakra, Flex, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { ColourDot } from './zone-labels.tsx';
import { colours, fields } from './zones.messages.ts';

const ColourOption = chakra('label', {
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

/** Radio group of the zone colours with their names. */
export function ColourField() {
  const labelId = useId();
  const [selectedColour, setColour] = useFormValue<ZoneColour | undefined>('colour');
  return (
    <Box role="radiogroup" aria-labelledby={labelId}>
      <Text id={labelId} mb="1" textStyle="sm" fontWeight="medium">
        <FormattedMessage {...fields.colour} />
      </Text>
      <Flex wrap="wrap" gap="2">
        {ZONE_COLOURS.map((colour) => (
          <ColourOption key={colour}>
            <Radio
              type="radio"
              name={labelId}
              value={colour}
              checked={colour === selectedColour}
              onChange={() => setColour(colour)}
            />
            <ColourDot colour={colour} />
            <FormattedMessage {...colours[colour]} />
          </ColourOption>
        ))}
      </Flex>
    </Box>
  );
}
