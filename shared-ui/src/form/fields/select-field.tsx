import { Select } from '../base/controls.tsx';
import { useSay, type Words } from '../base/words.ts';
import { choicesOf, type Choices } from './choices.ts';
import { FieldFrame, useFieldState, type FieldProps } from './field.tsx';
import { messages } from './form.messages.ts';

type SelectFieldProps = FieldProps & { options: Choices; /** What the empty entry says. */ placeholder?: Words };

/** For short lists that are known at once; long ones of the server are a `ComboboxField`. */
export function SelectField({ options, placeholder = messages.choose, ...frame }: SelectFieldProps) {
  const say = useSay();
  const state = useFieldState<string | null>(frame);
  return (
    <FieldFrame {...frame} state={state}>
      <Select
        {...state.control}
        value={state.value ?? ''}
        color={state.value ? undefined : 'fg.faint'}
        onChange={(event) => state.setValue(event.target.value || null)}
        onBlur={state.leave}
      >
        <option value="" hidden={state.required && !!state.value}>
          {say(placeholder)}
        </option>
        {choicesOf(options, say).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
