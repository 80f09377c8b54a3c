import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Box, Flex, IconButton } from '../base/chakra.ts';
import { Input } from '../base/controls.tsx';
import { Icon } from '../base/icon.tsx';
import { useSay, type Words } from '../base/words.ts';
import { messages } from './picker.messages.ts';
import type { ComboboxState } from './use-combobox.ts';

type ComboboxInputProps = {
  combobox: ComboboxState;
  /** What ties it to its label and its form. */
  control: Pick<
    ComponentProps<'input'>,
    'id' | 'name' | 'disabled' | (`aria-${string}` & keyof ComponentProps<'input'>)
  >;
  field: RefObject<HTMLInputElement | null>;
  placeholder: Words;
  size?: 'sm' | 'md';
  onLeave: () => void;
  /** Takes the value away; none where there is nothing to take. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
};

/** The field of a list to choose from, with what opens and clears it. */
export function ComboboxInput({
  combobox,
  control,
  field,
  placeholder,
  size = 'md',
  onLeave,
  onClear,
  children,
}: ComboboxInputProps) {
  const say = useSay();
  const leave = () => {
    combobox.close();
    onLeave();
  };
  const toggle = () => {
    field.current?.focus();
    if (combobox.isOpen) combobox.close();
    else combobox.open();
  };
  return (
    <Box position="relative">
      <Input
        ref={field}
        {...control}
        {...combobox.field}
        size={size}
        placeholder={say(placeholder)}
        pe={onClear ? '16' : '9'}
        textOverflow="ellipsis"
        onBlur={leave}
      />
      <Flex
        position="absolute"
        insetEnd="1.5"
        top="50%"
        transform="translateY(-50%)"
        gap="0.5"
        onMouseDown={(event) => event.preventDefault()}
      >
        {onClear && !control.disabled && (
          <IconButton type="button" size="2xs" variant="ghost" aria-label={say(messages.clear)} onClick={onClear}>
            <Icon name="close" size={14} />
          </IconButton>
        )}
        <IconButton
          type="button"
          size="2xs"
          variant="ghost"
          tabIndex={-1}
          disabled={control.disabled}
          aria-label={say(messages.open)}
          onClick={toggle}
        >
          <Icon name="chevron-down" />
        </IconButton>
      </Flex>
      {children}
    </Box>
  );
}
