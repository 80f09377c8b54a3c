import { useField, useFormikContext } from 'formik';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, Text, VisuallyHidden } from '../../base/chakra.ts';
import type { Message } from '../../base/message.ts';
import { MessageText } from '../../base/message-text.tsx';
import type { FieldErrorText } from './errors.ts';
import { useFormScope } from './form-scope.tsx';
import { isRequired } from './required.ts';

export type FieldProps = {
  /** The path of the value: `stops.0.locationId`. */
  name: string;
  label: Message;
  help?: Message;
  disabled?: boolean;
  /** Hides the label visually: for table rows with a header. */
  hideLabel?: boolean;
};

/** Connects a control to its label, its help and its error. */
type ControlProps = {
  id: string;
  name: string;
  disabled: boolean | undefined;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string;
};

export type FieldState<V> = {
  value: V;
  setValue: (value: V) => void;
  /** For typing: updates the field immediately and the form in a transition. */
  setValueDeferred: (value: V) => void;
  /** Call on blur: the field shows its error from then on. */
  markTouched: () => void;
  error: FieldErrorText | undefined;
  required: boolean;
  /** Props of the control's element. */
  control: ControlProps;
};

/** Returns the same object until something about the field changes, so that memoized fields do not re-render on typing in others. */
export function useFieldState<V>({ name, disabled }: Pick<FieldProps, 'name' | 'disabled'>): FieldState<V> {
  const { schema, getElementId } = useFormScope();
  const { values } = useFormikContext();
  const [{ value: formValue }, { touched, error: formError }, helpers] = useField<V>(name);
  const [typed, setTyped] = useState<{ value: V; formValue: V }>();
  if (typed && !Object.is(typed.formValue, formValue)) setTyped(undefined); // the form has the typed value
  const latest = useRef({ formValue, helpers });
  useLayoutEffect(() => {
    latest.current = { formValue, helpers };
  });
  const actions = useMemo(() => {
    const setFormValue = (value: V) => void latest.current.helpers.setValue(value);
    return {
      setValue: (value: V) => {
        setTyped(undefined);
        setFormValue(value);
      },
      setValueDeferred: (value: V) => {
        setTyped({ value, formValue: latest.current.formValue });
        startTransition(() => setFormValue(value));
      },
      // Without validation: `ValidateOnChange` validates the whole form.
      markTouched: () => startTransition(() => void latest.current.helpers.setTouched(true, false)),
    };
  }, []);

  const value = typed ? typed.value : formValue;
  const error = touched && formError ? (formError as FieldErrorText) : undefined;
  const required = isRequired(schema, name, values);
  const id = getElementId(name);
  const control = useMemo(
    () => ({
      id,
      name,
      disabled,
      'aria-required': required,
      'aria-invalid': !!error,
      'aria-describedby': `${id}-note`,
    }),
    [id, name, disabled, required, error],
  );
  return useMemo(() => ({ value, error, required, control, ...actions }), [value, error, required, control, actions]);
}

/** Reads and sets a value from outside of its field. */
export function useFormValue<V>(name: string): [V, (value: V) => void] {
  const [{ value }, , { setValue }] = useField<V>(name);
  return [value, (next) => void setValue(next)];
}

/** All current values, for totals and drafts. */
export const useFormValues = <T extends object>(): T => useFormikContext<T>().values;

/** Registers the label and the formatting of a field's values, for the error summary and for conflicts. */
export function useRegisterField(name: string, label: Message | undefined, formatValue?: (value: unknown) => string) {
  const { labels, fields } = useFormScope();
  useEffect(() => {
    if (!label) return undefined;
    labels.set(name, label);
    fields.set(name, { label, formatValue });
    return () => void labels.delete(name);
  }, [labels, fields, name, label, formatValue]);
}

type FrameProps = FieldProps & {
  state: Pick<FieldState<unknown>, 'error' | 'required' | 'control'>;
  /** The text of a value that is not one itself. */
  formatValue?: (value: never) => string;
  children: ReactNode;
};

/** Label above the control; help or error below it. */
export function FieldFrame({
  name,
  label,
  help,
  hideLabel,
  state: { error, required, control },
  formatValue,
  children,
}: FrameProps) {
  useRegisterField(name, label, formatValue as ((value: unknown) => string) | undefined);
  const labelText = <FormattedMessage {...label} />;
  return (
    <Box w="full" minW="0">
      <chakra.label
        id={`${control.id}-label`}
        htmlFor={control.id}
        display="block"
        mb={hideLabel ? undefined : '1'}
        textStyle="sm"
        fontWeight="medium"
      >
        {hideLabel ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
        {required && !hideLabel && (
          <chakra.span aria-hidden color="status.bad.fg" ms="0.5">
            *
          </chakra.span>
        )}
      </chakra.label>
      {children}
      <FieldNote id={control['aria-describedby']} help={help} error={error} />
    </Box>
  );
}

type FieldNoteProps = { id: string; help: Message | undefined; error: FieldErrorText | undefined };

export function FieldNote({ id, help, error }: FieldNoteProps) {
  const text = error ?? help;
  return (
    <Text
      id={id}
      mt={text ? '1' : undefined}
      textStyle="xs"
      color={error ? 'status.bad.fg' : 'fg.muted'}
      fontWeight={error ? 'medium' : undefined}
    >
      {text && <MessageText text={text} />}
    </Text>
  );
}
