import { memo, useState, type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute } from 'react';
import { Box, IconButton } from '../base/chakra.ts';
import { Input } from '../base/controls.tsx';
import { Icon } from '../base/icon.tsx';
import { useSay, type Words } from '../base/words.ts';
import { FieldFrame, useFieldState, type FieldProps, type FieldState } from './field.tsx';
import { messages } from './form.messages.ts';

type TextFieldProps = FieldProps & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'tel'>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  placeholder?: Words;
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
    const say = useSay();
    return (
      <FieldFrame {...frame} state={state}>
        <Input
          {...state.control}
          type={type}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          placeholder={placeholder && say(placeholder)}
          value={state.value ?? ''}
          onChange={(event) => state.type(event.target.value)}
          onBlur={state.leave}
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
  const say = useSay();
  const state = useFieldState<string>(frame);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame} state={state}>
      <Box position="relative">
        <Input
          {...state.control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          pe="10"
          value={state.value ?? ''}
          onChange={(event) => state.setValue(event.target.value)}
          onBlur={state.leave}
        />
        <IconButton
          type="button"
          variant="ghost"
          size="xs"
          position="absolute"
          insetEnd="1"
          top="50%"
          transform="translateY(-50%)"
          aria-pressed={shown}
          aria-label={say(shown ? messages.hidePassword : messages.showPassword)}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </IconButton>
      </Box>
    </FieldFrame>
  );
}
