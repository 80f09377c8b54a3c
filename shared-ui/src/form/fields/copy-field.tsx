import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, IconButton, Text } from '../base/chakra.ts';
import { Input } from '../base/controls.tsx';
import { Icon } from '../base/icon.tsx';
import { fill, useSay, type Words } from '../base/words.ts';
import { messages } from './form.messages.ts';

const SAID_MS = 2_000;

type CopyFieldProps = { label: Words; value: string; help?: Words };

/** A text to take along, such as a token: read only, with a button that copies it and says so. It needs no form around. */
export function CopyField({ label, value, help }: CopyFieldProps) {
  const say = useSay();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<Words>();

  useEffect(() => {
    if (told !== messages.copied) return;
    const timer = setTimeout(() => setTold(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [told]);

  const copy = async () => {
    input.current?.select(); // where the browser keeps the clipboard to itself, a key is enough
    try {
      await navigator.clipboard.writeText(value);
      setTold(messages.copied);
    } catch {
      setTold(messages.notCopied);
    }
  };
  const isCopied = told === messages.copied;
  return (
    <Box w="full" minW="0">
      <chakra.label htmlFor={id} display="block" mb="1" textStyle="sm" fontWeight="medium">
        <FormattedMessage {...label} />
      </chakra.label>
      <Box position="relative">
        <Input
          ref={input}
          id={id}
          readOnly
          value={value}
          pe="10"
          aria-describedby={`${id}-note`}
          fontFamily="mono"
          onFocus={(event) => event.target.select()}
        />
        <IconButton
          type="button"
          variant="ghost"
          size="xs"
          position="absolute"
          insetEnd="1"
          top="50%"
          transform="translateY(-50%)"
          aria-label={say(fill(messages.copy, { what: say(label) }))}
          onClick={() => void copy()}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
        </IconButton>
      </Box>
      <Text
        id={`${id}-note`}
        role="status"
        mt={told || help ? '1' : undefined}
        textStyle="xs"
        color={isCopied ? 'status.good.fg' : 'fg.muted'}
      >
        {(told ?? help) && <FormattedMessage {...(told ?? help)} />}
      </Text>
    </Box>
  );
}
