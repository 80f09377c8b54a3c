import { Select } from '../../base/controls.tsx';
import { useFormatMessage, type Message } from '../../base/message.ts';
import { toOptionList, type Options } from '../../base/options.ts';
import { useFormatValue } from '../core/use-format-value.ts';
import { FieldFrame, useFieldState, type FieldProps } from '../core/field.tsx';
import { messages } from '../form.messages.ts';

type SelectFieldProps = FieldProps & { options: Options; /** Text of the empty option. */ placeholder?: Message };

/** For short, static lists; use `ComboboxField` for long lists of the server. */
export function SelectField({ options, placeholder = messages.choose, ...frame }: SelectFieldProps) {
  const formatMessage = useFormatMessage();
  const state = useFieldState<string | null>(frame);
  const optionList = toOptionList(options, formatMessage);
  const formatValue = useFormatValue(
    (chosen: string | null) => optionList.find(({ value }) => value === chosen)?.label ?? '',
  );
  return (
    <FieldFrame {...frame} state={state} formatValue={formatValue}>
      <Select
        {...state.control}
        value={state.value ?? ''}
        color={state.value ? undefined : 'fg.faint'}
        onChange={(event) => state.setValue(event.target.value || null)}
        onBlur={state.markTouched}
      >
        <option value="" hidden={state.required && !!state.value}>
          {formatMessage(placeholder)}
        </option>
        {optionList.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
