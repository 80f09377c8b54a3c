import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, Flex, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { MenuIcon } from 'shared-ui/icons';
import { fields } from './dictionaries.messages.ts';
import type { EntryIcon } from './dictionary-kinds.ts';
import { iconNames } from './kinds.messages.ts';

const IconOption = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    w: '20',
    px: '1',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    textAlign: 'center',
    _hover: { borderColor: 'border.strong' },
    '&:has(:checked)': { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.ring' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '1px' },
  },
});
const Radio = chakra('input', {
  base: { appearance: 'none', position: 'absolute', inset: '0', cursor: 'inherit', outline: '0' },
});

/** A group of radio buttons, one per icon. */
export function IconField({ icons }: { icons: readonly EntryIcon[] }) {
  const id = useId();
  const [selected, select] = useFormValue<string | undefined>('icon');
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <Text id={id} mb="1" textStyle="sm" fontWeight="medium">
        <FormattedMessage {...fields.icon} />
      </Text>
      <Flex wrap="wrap" gap="2">
        {icons.map((icon) => (
          <IconOption key={icon}>
            <Radio type="radio" name={id} value={icon} checked={icon === selected} onChange={() => select(icon)} />
            <MenuIcon name={icon} size={22} />
            <Text as="span" textStyle="xs" overflowWrap="anywhere">
              <FormattedMessage {...iconNames[icon]} />
            </Text>
          </IconOption>
        ))}
      </Flex>
    </Box>
  );
}
