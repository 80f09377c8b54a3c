import { Box, Button, chakra, fill, Flex, Text, useSay, type Words } from 'shared-ui';
import { TextField, useFormValue } from 'shared-ui/form';
import { FormattedMessage } from 'react-intl';
import { textOn, type OnColor } from './contrast.rules.ts';
import { messages, settingLabels } from './settings.messages.ts';

const Swatch = chakra('input', {
  base: {
    w: '10',
    h: '9',
    p: '0.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    cursor: 'pointer',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '1px' },
  },
});

/** What the theme has as long as nobody chose another. */
const USUAL = '#3d56d4';
const WORDS = { white: messages.accentWhite, black: messages.accentBlack } as const;

/** A colour by its digits or by the browser's own means; how it is read is told before anybody sees it. */
export function AccentField({ help }: { help: Words | undefined }) {
  const say = useSay();
  const [value, setValue] = useFormValue<string | null>('accentColor');
  const on = textOn(value ?? '');
  return (
    <Box minW="0">
      <Flex gap="2" align="flex-start">
        <TextField name="accentColor" label={settingLabels.accentColor} help={help} />
        <Box pt="22px">
          <Swatch
            type="color"
            aria-label={say(messages.accentPick)}
            value={on && value ? value.toLowerCase() : USUAL}
            onChange={(event) => setValue(event.target.value)}
          />
        </Box>
      </Flex>
      {on && value && <Sample color={value} on={on} />}
    </Box>
  );
}

const Sample = ({ color, on: { text, ratio } }: { color: string; on: OnColor }) => (
  <Flex mt="2" gap="3" align="center" wrap="wrap">
    <Button asChild size="sm" style={{ background: color, color: text }}>
      <span aria-hidden>
        <FormattedMessage {...messages.accentSample} />
      </span>
    </Button>
    <Text textStyle="xs" color="fg.muted">
      <FormattedMessage {...fill(WORDS[text], { ratio: ratio.toFixed(1) })} />
    </Text>
  </Flex>
);
