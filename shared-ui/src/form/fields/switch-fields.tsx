import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box } from '../base/chakra.ts';
import { Checkbox, Switch } from '../base/controls.tsx';
import { FieldNote, useFieldState, useLabel, type FieldProps } from './field.tsx';

const toggleField = (Control: ComponentType<Parameters<typeof Checkbox>[0]>) =>
  function ToggleField({ name, label, help, disabled }: Omit<FieldProps, 'hideLabel'>) {
    useLabel(name, label);
    const { value, setValue, leave, wrong, control } = useFieldState<boolean>({ name, disabled });
    return (
      <Box minW="0">
        <Control {...control} checked={!!value} onChange={setValue} onBlur={leave}>
          <FormattedMessage {...label} />
        </Control>
        <FieldNote id={control['aria-describedby']} help={help} wrong={wrong} />
      </Box>
    );
  };

/** A yes or no that counts when the form is sent. */
export const CheckboxField = toggleField(Checkbox);

/** A setting that is on or off. */
export const SwitchField = toggleField(Switch);
