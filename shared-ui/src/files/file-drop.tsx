import { useId, useRef, useState, type AriaAttributes } from 'react';
import { FormattedMessage } from 'react-intl';
import { MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import { Box, Button, Center, chakra, Flex, IconButton, Text, VisuallyHidden } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { Told } from '../base/told.tsx';
import { fill, useSay, type Words } from '../base/words.ts';
import { CameraButton } from './camera-button.tsx';
import { messages } from './files.messages.ts';
import { acceptOf, DOCUMENTS, type FileKind } from './kinds.ts';
import { Preview } from './preview.tsx';
import { UploadBar } from './upload-bar.tsx';
import { useDrop } from './use-drop.ts';
import type { FileValue } from './use-file-address.ts';

/** px: the usual height, and that of an area whose size the screen sets. */
const HEIGHTS = { usual: 300, custom: 100 } as const;

export type DropLimits = {
  /** PDF, JPEG and PNG if nothing else is said. */
  kinds?: readonly FileKind[] | undefined;
  /** 1 if nothing else is said. */
  maxMegabytes?: number | undefined;
  /** 300 px high, or 100 where the screen sets the size. */
  size?: keyof typeof HEIGHTS | undefined;
  /** Offers a phone's camera; what it takes is made smaller until it fits. */
  camera?: boolean | undefined;
  /** Makes pictures that are too large smaller, from wherever they come: for photos. */
  shrinks?: boolean | undefined;
  /** While it is sent: percent, or true where nobody knows how far it is. */
  progress?: number | true | undefined;
};

type FileDropProps = DropLimits & {
  /** What is wanted, for those who do not see what stands around. */
  label: Words;
  value: FileValue | undefined;
  onChange: (file: File | null) => void;
  disabled?: boolean | undefined;
  control?: AriaAttributes & { id: string; name: string };
  onBlur?: () => void;
};

const idsOf = (...ids: (string | undefined | false)[]) => ids.filter(Boolean).join(' ');

/** A place to drop a file on or to choose one; only the first counts. It shows what it has. */
export function FileDrop({
  label,
  value,
  onChange,
  kinds = DOCUMENTS,
  maxMegabytes = MAX_FILE_BYTES / 1024 / 1024,
  size = 'usual',
  camera = false,
  shrinks = false,
  progress,
  disabled = false,
  control,
  onBlur,
}: FileDropProps) {
  const say = useSay();
  const ownId = useId();
  const id = control?.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<Words>();
  const off = disabled || progress !== undefined;
  const put = (file: File | null, words: Words) => {
    setTold(words);
    onChange(file);
  };
  const drop = useDrop({
    kinds,
    maxMegabytes,
    off,
    shrinks,
    onFile: (file) => put(file, fill(messages.chosen, { name: file.name })),
  });
  const remove = () => {
    drop.forget();
    put(null, fill(messages.removed, { name: value?.name ?? '' }));
    input.current?.focus();
  };
  const limits = fill(messages.limits, { types: kinds.join(', '), max: maxMegabytes });
  return (
    <Box>
      <Frame
        data-scope="file"
        h={`${HEIGHTS[size]}px`}
        data-over={drop.over || undefined}
        data-off={off || undefined}
        data-wrong={drop.refused || control?.['aria-invalid'] ? '' : undefined}
        {...drop.area}
      >
        <VisuallyHidden asChild>
          <input
            ref={input}
            type="file"
            accept={acceptOf(kinds)}
            disabled={off}
            onChange={drop.onChoose}
            onBlur={onBlur}
            {...control}
            id={id}
            {...(control ? { 'aria-labelledby': `${id}-label` } : { 'aria-label': say(label) })}
            aria-invalid={!!drop.refused || control?.['aria-invalid']}
            aria-describedby={idsOf(`${id}-limits`, drop.refused && `${id}-refused`, control?.['aria-describedby'])}
          />
        </VisuallyHidden>
        {value ? (
          <Held file={value} id={id} off={off} small={size === 'custom'} onRemove={remove} />
        ) : (
          <Invitation id={id} limits={limits} over={drop.over} small={size === 'custom'} />
        )}
        {progress !== undefined && <UploadBar progress={progress} />}
        {drop.preparing && <UploadBar progress label={messages.preparing} />}
      </Frame>
      {camera && <CameraButton id={`${id}-camera`} label={label} disabled={off} onChoose={drop.onPhotographed} />}
      {value && <VisuallyHidden id={`${id}-limits`}>{value.name}</VisuallyHidden>}
      {drop.refused && (
        <Text id={`${id}-refused`} role="alert" mt="1" textStyle="xs" fontWeight="medium" color="status.bad.fg">
          <Told text={drop.refused} />
        </Text>
      )}
      <VisuallyHidden role="status">{told && <Told text={told} />}</VisuallyHidden>
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
    '&[data-wrong]': { borderColor: 'bad.ring' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '1px' },
  },
});

type InvitationProps = { id: string; limits: Words; over: boolean; small: boolean };

const Invitation = ({ id, limits, over, small }: InvitationProps) => (
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
          <FormattedMessage {...(over ? messages.dropHere : messages.drop)} />
        </Text>
        <Text id={`${id}-limits`} textStyle="sm" color="fg.muted">
          <FormattedMessage {...limits} />
        </Text>
      </span>
    </label>
  </Center>
);

type HeldProps = { file: NonNullable<FileValue>; id: string; off: boolean; small: boolean; onRemove: () => void };

function Held({ file, id, off, small, onRemove }: HeldProps) {
  const say = useSay();
  const size = small ? '2xs' : 'xs';
  return (
    <>
      <Box boxSize="full" p="2">
        <Preview file={file} />
      </Box>
      {!off && (
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
            aria-label={say(fill(messages.remove, { name: file.name }))}
            onClick={onRemove}
          >
            <Icon name="trash" size={14} />
          </IconButton>
        </Flex>
      )}
    </>
  );
}
