import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Box, Flex, IconButton } from '../base/chakra.ts';
import { Input } from '../base/controls.tsx';
import { Icon } from '../base/icon.tsx';
import { useFormatMessage, type Message } from '../base/message.ts';
import { messages } from './picker.messages.ts';
import type { ComboboxState } from './use-combobox.ts';

type ComboboxInputProps = {
  combobox: ComboboxState;
  /** Connects the input to its label and its form. */
  control: Pick<
    ComponentProps<'input'>,
    'id' | 'name' | 'disabled' | (`aria-${string}` & keyof ComponentProps<'input'>)
  >;
  fieldRef: RefObject<HTMLInputElement | null>;
  placeholder: Message;
  size?: 'sm' | 'md';
  onLeave: () => void;
  /** Clears the value; undefined without one. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
};

/** The input of a combobox, with buttons that open the list and clear the value. */
export function ComboboxInput({
  combobox,
  control,
  fieldRef,
  placeholder,
  size = 'md',
  onLeave,
  onClear,
  children,
}: ComboboxInputProps) {
  const formatMessage = useFormatMessage();
  const leave = () => {
    combobox.close();
    onLeave();
  };
  const toggle = () => {
    fieldRef.current?.focus();
    if (combobox.isOpen) combobox.close();
    else combobox.open();
  };
  return (
    <Box position="relative">
      <Input
        ref={fieldRef}
        {...control}
        {...combobox.inputProps}
        size={size}
        placeholder={formatMessage(placeholder)}
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
          <IconButton
            type="button"
            size="2xs"
            variant="ghost"
            aria-label={formatMessage(messages.clear)}
            onClick={onClear}
          >
            <Icon name="close" size={14} />
          </IconButton>
        )}
        <IconButton
          type="button"
          size="2xs"
          variant="ghost"
          tabIndex={-1}
          disabled={control.disabled}
          aria-label={formatMessage(messages.open)}
          onClick={toggle}
        >
          <Icon name="chevron-down" />
        </IconButton>
      </Flex>
      {children}
    </Box>
  );
}
