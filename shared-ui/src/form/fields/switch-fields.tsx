import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box } from '../../base/chakra.ts';
import { Checkbox, Switch } from '../../base/controls.tsx';
import { FieldNote, useFieldState, useRegisterField, type FieldProps } from '../core/field.tsx';

const createToggleField = (Control: ComponentType<Parameters<typeof Checkbox>[0]>) =>
  function ToggleField({ name, label, help, disabled }: Omit<FieldProps, 'hideLabel'>) {
    useRegisterField(name, label);
    const { value, setValue, markTouched, error, control } = useFieldState<boolean>({ name, disabled });
    return (
      <Box minW="0">
        <Control {...control} checked={!!value} onChange={setValue} onBlur={markTouched}>
          <FormattedMessage {...label} />
        </Control>
        <FieldNote id={control['aria-describedby']} help={help} error={error} />
      </Box>
    );
  };

/** A yes/no value that takes effect on submit. */
export const CheckboxField = createToggleField(Checkbox);

/** A setting that is on or off. */
export const SwitchField = createToggleField(Switch);
