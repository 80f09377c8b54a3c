import { useId, useRef, useState, type AriaAttributes } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Center, chakra, Flex, IconButton, Text, VisuallyHidden } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { MessageText } from '../base/message-text.tsx';
import { withValues, useFormatMessage, type Message } from '../base/message.ts';
import { CameraButton } from './camera-button.tsx';
import { getMaxMegabytes } from './document-megabytes.ts';
import { messages } from './files.messages.ts';
import { toAcceptAttribute, DOCUMENT_KINDS, nameOfKind, type FileKind } from './file-kinds.ts';
import { FilePreview } from './file-preview.tsx';
import { UploadBar } from './upload-bar.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { FileValue } from './use-file-url.ts';

/** px */
const HEIGHTS = { default: 300, compact: 100 } as const;

export type FileDropOptions = {
  /** Defaults to PDF, JPEG and PNG. */
  kinds?: readonly FileKind[] | undefined;
  /** Defaults to what the portal allows for documents where a PDF is accepted, else to 1. */
  maxMegabytes?: number | undefined;
  /** 300 px or 100 px high. */
  size?: keyof typeof HEIGHTS | undefined;
  /** Offers the camera on touch devices; its photos are shrunk to a megabyte. */
  allowCamera?: boolean | undefined;
  /** Shrinks all images that are too large: for photos. */
  shrinkImages?: boolean | undefined;
  /** While uploading: percent, or true if unknown. */
  progress?: number | true | undefined;
};

type FileDropProps = FileDropOptions & {
  /** Accessible name. */
  label: Message;
  value: FileValue | undefined;
  onChange: (file: File | null) => void;
  disabled?: boolean | undefined;
  control?: AriaAttributes & { id: string; name: string };
  onBlur?: () => void;
};

const joinIds = (...ids: (string | undefined | false)[]) => ids.filter(Boolean).join(' ');

/** An area to drop or choose one file, with a preview of it. */
export function FileDrop({
  label,
  value,
  onChange,
  kinds = DOCUMENT_KINDS,
  maxMegabytes = getMaxMegabytes(kinds),
  size = 'default',
  allowCamera = false,
  shrinkImages = false,
  progress,
  disabled = false,
  control,
  onBlur,
}: FileDropProps) {
  const formatMessage = useFormatMessage();
  const generatedId = useId();
  const id = control?.id ?? generatedId;
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState<Message>();
  const isDisabled = disabled || progress !== undefined;
  const change = (file: File | null, message: Message) => {
    setAnnouncement(message);
    onChange(file);
  };
  const drop = useFileDrop({
    kinds,
    maxMegabytes,
    disabled: isDisabled,
    shrinkImages,
    onFile: (file) => change(file, withValues(messages.selected, { name: file.name })),
  });
  const remove = () => {
    drop.clearError();
    change(null, withValues(messages.removed, { name: value?.name ?? '' }));
    input.current?.focus();
  };
  const limits = withValues(messages.limits, { types: kinds.map(nameOfKind).join(', '), max: maxMegabytes });
  return (
    <Box>
      <Frame
        data-scope="file"
        h={`${HEIGHTS[size]}px`}
        data-over={drop.isDragOver || undefined}
        data-off={isDisabled || undefined}
        data-invalid={drop.error || control?.['aria-invalid'] ? '' : undefined}
        {...drop.dropProps}
      >
        <VisuallyHidden asChild>
          <input
            ref={input}
            type="file"
            accept={toAcceptAttribute(kinds)}
            disabled={isDisabled}
            onChange={drop.onChoose}
            onBlur={onBlur}
            {...control}
            id={id}
            {...(control ? { 'aria-labelledby': `${id}-label` } : { 'aria-label': formatMessage(label) })}
            aria-invalid={!!drop.error || control?.['aria-invalid']}
            aria-describedby={joinIds(`${id}-limits`, drop.error && `${id}-error`, control?.['aria-describedby'])}
          />
        </VisuallyHidden>
        {value ? (
          <ChosenFile file={value} id={id} disabled={isDisabled} small={size === 'compact'} onRemove={remove} />
        ) : (
          <DropPrompt id={id} limits={limits} isDragOver={drop.isDragOver} small={size === 'compact'} />
        )}
        {progress !== undefined && <UploadBar progress={progress} />}
        {drop.isPreparing && <UploadBar progress label={messages.resizing} />}
      </Frame>
      {allowCamera && <CameraButton id={`${id}-camera`} label={label} disabled={isDisabled} onChoose={drop.onPhoto} />}
      {value && <VisuallyHidden id={`${id}-limits`}>{value.name}</VisuallyHidden>}
      {drop.error && (
        <Text id={`${id}-error`} role="alert" mt="1" textStyle="xs" fontWeight="medium" color="status.bad.fg">
          <MessageText text={drop.error} />
        </Text>
      )}
      <VisuallyHidden role="status">{announcement && <MessageText text={announcement} />}</VisuallyHidden>
    </Box>
  );
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    w: 'full',
    overflow: 'hidden',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    transition: 'border-color 120ms',
    '&:not([data-off]):hover': { borderColor: 'border.strong' },
    '&[data-over]': { borderColor: 'accent.ring', bg: 'accent.subtle' },
    '&[data-off]': { bg: 'bg.subtle' },
    '&[data-invalid]': { borderColor: 'bad.ring' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '1px' },
  },
});

type DropPromptProps = { id: string; limits: Message; isDragOver: boolean; small: boolean };

const DropPrompt = ({ id, limits, isDragOver, small }: DropPromptProps) => (
  <Center
    asChild
    boxSize="full"
    flexDirection={small ? 'row' : 'column'}
    gap={small ? '3' : '2'}
    px="4"
    textAlign={small ? 'start' : 'center'}
    cursor="pointer"
  >
    <label htmlFor={id}>
      <Center boxSize="9" flexShrink="0" borderRadius="full" bg="status.neutral.bg" color="status.neutral.fg">
        <Icon name="upload" size={18} />
      </Center>
      <span>
        <Text fontWeight="medium">
          <FormattedMessage {...(isDragOver ? messages.dropHere : messages.drop)} />
        </Text>
        <Text id={`${id}-limits`} textStyle="sm" color="fg.muted">
          <FormattedMessage {...limits} />
        </Text>
      </span>
    </label>
  </Center>
);

type ChosenFileProps = {
  file: NonNullable<FileValue>;
  id: string;
  disabled: boolean;
  small: boolean;
  onRemove: () => void;
};

function ChosenFile({ file, id, disabled, small, onRemove }: ChosenFileProps) {
  const formatMessage = useFormatMessage();
  const size = small ? '2xs' : 'xs';
  return (
    <>
      <Box boxSize="full" p="2">
        <FilePreview file={file} />
      </Box>
      {!disabled && (
        <Flex position="absolute" top="1.5" insetEnd="1.5" gap="1">
          <Button asChild size={size} variant="outline">
            <label htmlFor={id}>
              <FormattedMessage {...messages.replace} />
            </label>
          </Button>
          <IconButton
            type="button"
            size={size}
            variant="outline"
            aria-label={formatMessage(withValues(messages.remove, { name: file.name }))}
            onClick={onRemove}
          >
            <Icon name="trash" size={14} />
          </IconButton>
        </Flex>
      )}
    </>
  );
}
