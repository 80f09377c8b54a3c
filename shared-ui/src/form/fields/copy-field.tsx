import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, IconButton, Text } from '../../base/chakra.ts';
import { Input } from '../../base/controls.tsx';
import { Icon } from '../../base/icon.tsx';
import { withValues, useFormatMessage, type Message } from '../../base/message.ts';
import { messages } from '../form.messages.ts';

const STATUS_MS = 2_000;

type CopyFieldProps = { label: Message; value: string; help?: Message };

/** A read-only text, such as a token, with a button that copies it. Works outside of forms. */
export function CopyField({ label, value, help }: CopyFieldProps) {
  const formatMessage = useFormatMessage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<Message>();

  useEffect(() => {
    if (status !== messages.copied) return;
    const timer = setTimeout(() => setStatus(undefined), STATUS_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const copy = async () => {
    input.current?.select(); // without access to the clipboard, Ctrl+C is enough
    try {
      await navigator.clipboard.writeText(value);
      setStatus(messages.copied);
    } catch {
      setStatus(messages.notCopied);
    }
  };
  const isCopied = status === messages.copied;
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
          aria-label={formatMessage(withValues(messages.copy, { label: formatMessage(label) }))}
          onClick={() => void copy()}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
        </IconButton>
      </Box>
      <Text
        id={`${id}-note`}
        role="status"
        mt={status || help ? '1' : undefined}
        textStyle="xs"
        color={isCopied ? 'status.good.fg' : 'fg.muted'}
      >
        {(status ?? help) && <FormattedMessage {...(status ?? help)} />}
      </Text>
    </Box>
  );
}
