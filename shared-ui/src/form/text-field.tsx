import { InputGroup } from '@chakra-ui/react';
import { useState, type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute } from 'react';
import { IconButton, Input } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useSay, type Words } from '../base/words.ts';
import { FieldFrame, useFieldState, type FieldProps } from './field.tsx';
import { messages } from './form.messages.ts';

type TextFieldProps = FieldProps & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'tel'>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  placeholder?: Words;
};

export function TextField({ type = 'text', autoComplete = 'off', autoFocus, placeholder, ...frame }: TextFieldProps) {
  const say = useSay();
  const state = useFieldState<string | null>(frame.name);
  return (
    <FieldFrame {...frame} state={state}>
      <Input
        type={type} name={frame.name} autoComplete={autoComplete} autoFocus={autoFocus} placeholder={placeholder && say(placeholder)}
        value={state.value ?? ''} onChange={(event) => state.setValue(event.target.value)} onBlur={state.leave}
      />
    </FieldFrame>
  );
}

export function PasswordField({ autoComplete = 'current-password', autoFocus, ...frame }: FieldProps & Pick<TextFieldProps, 'autoComplete' | 'autoFocus'>) {
  const say = useSay();
  const state = useFieldState<string>(frame.name);
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton type="button" variant="ghost" size="xs" aria-pressed={shown} aria-label={say(shown ? messages.hidePassword : messages.showPassword)} onClick={() => setShown(!shown)}>
      <Icon name={shown ? 'eye-off' : 'eye'} />
    </IconButton>
  );
  return (
    <FieldFrame {...frame} state={state}>
      <InputGroup endElement={toggle}>
        <Input
          type={shown ? 'text' : 'password'} name={frame.name} autoComplete={autoComplete} autoFocus={autoFocus}
          value={state.value ?? ''} onChange={(event) => state.setValue(event.target.value)} onBlur={state.leave}
        />
      </InputGroup>
    </FieldFrame>
  );
}
