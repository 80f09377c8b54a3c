import { Checkbox, Switch } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { FieldProps } from './field.tsx';
import { useFieldState } from './field.tsx';

/** A yes or no that counts when the form is sent. */
export function CheckboxField({ name, label, disabled }: FieldProps) {
  const { value, setValue, id } = useFieldState<boolean>(name);
  return (
    <Checkbox.Root ids={{ hiddenInput: id }} checked={!!value} disabled={disabled} onCheckedChange={({ checked }) => setValue(checked === true)}>
      <Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label><FormattedMessage {...label} /></Checkbox.Label>
    </Checkbox.Root>
  );
}

/** A setting that is on or off. */
export function SwitchField({ name, label, disabled }: FieldProps) {
  const { value, setValue, id } = useFieldState<boolean>(name);
  return (
    <Switch.Root ids={{ hiddenInput: id }} checked={!!value} disabled={disabled} onCheckedChange={({ checked }) => setValue(checked)}>
      <Switch.HiddenInput /><Switch.Control /><Switch.Label><FormattedMessage {...label} /></Switch.Label>
    </Switch.Root>
  );
}
