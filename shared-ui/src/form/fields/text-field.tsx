import { memo, useState, type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute } from 'react';
import { Box, IconButton } from '../../base/chakra.ts';
import { Input } from '../../base/controls.tsx';
import { Icon } from '../../base/icon.tsx';
import { useFormatMessage, type Message } from '../../base/message.ts';
import { FieldFrame, useFieldState, type FieldProps, type FieldState } from '../core/field.tsx';
import { messages } from '../form.messages.ts';

type TextFieldProps = FieldProps & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'tel'>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  placeholder?: Message;
};

export const TextField = (field: TextFieldProps) => <TextView {...field} state={useFieldState<string | null>(field)} />;

const TextView = memo(
  ({
    type = 'text',
    autoComplete = 'off',
    autoFocus,
    placeholder,
    state,
    ...frame
  }: TextFieldProps & { state: FieldState<string | null> }) => {
    const formatMessage = useFormatMessage();
    return (
      <FieldFrame {...frame} state={state}>
        <Input
          {...state.control}
          type={type}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          placeholder={placeholder && formatMessage(placeholder)}
          value={state.value ?? ''}
          onChange={(event) => state.setValueDeferred(event.target.value)}
          onBlur={state.markTouched}
        />
      </FieldFrame>
    );
  },
);

export function PasswordField({
  autoComplete = 'current-password',
  autoFocus,
  ...frame
}: FieldProps & Pick<TextFieldProps, 'autoComplete' | 'autoFocus'>) {
  const formatMessage = useFormatMessage();
  const state = useFieldState<string>(frame);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...frame} state={state}>
      <Box position="relative">
        <Input
          {...state.control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          pe="10"
          value={state.value ?? ''}
          onChange={(event) => state.setValue(event.target.value)}
          onBlur={state.markTouched}
        />
        <IconButton
          type="button"
          variant="ghost"
          size="xs"
          position="absolute"
          insetEnd="1"
          top="50%"
          transform="translateY(-50%)"
          aria-pressed={isShown}
          aria-label={formatMessage(isShown ? messages.hidePassword : messages.showPassword)}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </IconButton>
      </Box>
    </FieldFrame>
  );
}
