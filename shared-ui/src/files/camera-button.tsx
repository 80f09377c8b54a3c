import type { ChangeEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, VisuallyHidden } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useMedia } from '../base/use-media.ts';
import { useFormatMessage, type Message } from '../base/message.ts';
import { messages } from './files.messages.ts';

type CameraButtonProps = {
  id: string;
  /** The subject of the photo. */ label: Message;
  disabled: boolean;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Opens the camera of a touch device; hidden on others. */
export function CameraButton({ id, label, disabled, onChoose }: CameraButtonProps) {
  const formatMessage = useFormatMessage();
  const isTouchDevice = useMedia('(pointer: coarse)');
  if (!isTouchDevice) return null;
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
          aria-label={`${formatMessage(messages.takePhoto)}: ${formatMessage(label)}`}
          onChange={onChoose}
        />
      </VisuallyHidden>
      <Button asChild w="full" variant="outline" opacity={disabled ? 0.5 : undefined}>
        <label htmlFor={id}>
          <Icon name="camera" />
          <FormattedMessage {...messages.takePhoto} />
        </label>
      </Button>
    </Box>
  );
}
