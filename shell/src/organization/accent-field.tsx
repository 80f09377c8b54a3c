import { Box, Button, chakra, withValues, Flex, Text, useFormatMessage, type Message } from 'shared-ui';
import { TextField, useFormValue } from 'shared-ui/form';
import { FormattedMessage } from 'react-intl';
import { getReadableText, type ReadableText } from './contrast.rules.ts';
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

/** The theme's default accent. */
const DEFAULT_ACCENT = '#3d56d4';
const CONTRAST_MESSAGES = { white: messages.accentWhite, black: messages.accentBlack } as const;

/** Enters a color as hex code or with the native picker, with a preview of its text contrast. */
export function AccentField({ help }: { help: Message | undefined }) {
  const formatMessage = useFormatMessage();
  const [value, setValue] = useFormValue<string | null>('accentColor');
  const readableText = getReadableText(value ?? '');
  return (
    <Box minW="0">
      <Flex gap="2" align="flex-start">
        <TextField name="accentColor" label={settingLabels.accentColor} help={help} />
        <Box pt="22px">
          <Swatch
            type="color"
            aria-label={formatMessage(messages.accentPick)}
            value={readableText && value ? value.toLowerCase() : DEFAULT_ACCENT}
            onChange={(event) => setValue(event.target.value)}
          />
        </Box>
      </Flex>
      {readableText && value && <Sample color={value} readableText={readableText} />}
    </Box>
  );
}

const Sample = ({ color, readableText: { text, ratio } }: { color: string; readableText: ReadableText }) => (
  <Flex mt="2" gap="3" align="center" wrap="wrap">
    <Button asChild size="sm" style={{ background: color, color: text }}>
      <span aria-hidden>
        <FormattedMessage {...messages.accentSample} />
      </span>
    </Button>
    <Text textStyle="xs" color="fg.muted">
      <FormattedMessage {...withValues(CONTRAST_MESSAGES[text], { ratio: ratio.toFixed(1) })} />
    </Text>
  </Flex>
);
