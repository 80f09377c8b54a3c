import type { ChangeEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, VisuallyHidden } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useMedia } from '../base/use-media.ts';
import { useSay, type Words } from '../base/words.ts';
import { messages } from './files.messages.ts';

type CameraButtonProps = {
  id: string;
  /** What is photographed. */ label: Words;
  disabled: boolean;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Opens the camera of a phone or a tablet. Where there is a mouse there is none to open. */
export function CameraButton({ id, label, disabled, onChoose }: CameraButtonProps) {
  const say = useSay();
  const isTouched = useMedia('(pointer: coarse)');
  if (!isTouched) return null;
  return (
    <Box
      mt="2"
      position="relative"
      borderRadius="md"
      _focusWithin={{ outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '1px' }}
    >
      <VisuallyHidden asChild>
        <input
          type="file"
          id={id}
          accept="image/jpeg,image/png"
          capture="environment"
          disabled={disabled}
          aria-label={`${say(messages.photograph)}: ${say(label)}`}
          onChange={onChoose}
        />
      </VisuallyHidden>
      <Button asChild w="full" variant="outline" opacity={disabled ? 0.5 : undefined}>
        <label htmlFor={id}>
          <Icon name="camera" />
          <FormattedMessage {...messages.photograph} />
        </label>
      </Button>
    </Box>
  );
}
