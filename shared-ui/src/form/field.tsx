import { Field } from '@chakra-ui/react';
import { useField, useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Told } from '../base/told.tsx';
import type { Words } from '../base/words.ts';
import type { Wrong } from './errors.ts';
import { isRequired } from './required.ts';
import { useFormScope } from './scope.tsx';

export type FieldProps = {
  /** The path of the value: `stops.0.locationId`. */
  name: string;
  label: Words;
  help?: Words;
  disabled?: boolean;
  /** Hides the label from the eye: for rows of a table with a head. */
  hideLabel?: boolean;
};

export type FieldState<V> = { value: V; setValue: (value: V) => void; leave: () => void; wrong: Wrong | undefined; required: boolean; id: string };

export function useFieldState<V>(name: string): FieldState<V> {
  const { schema, idOf } = useFormScope();
  const { values } = useFormikContext();
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<V>(name);
  return {
    value,
    setValue: (next) => void setValue(next),
    leave: () => void setTouched(true),
    wrong: touched && error ? (error as Wrong) : undefined,
    required: isRequired(schema, name, values),
    id: idOf(name),
  };
}

/** Reads and sets a value from outside of its field. */
export function useFormValue<V>(name: string): [V, (value: V) => void] {
  const [{ value }, , { setValue }] = useField<V>(name);
  return [value, (next) => void setValue(next)];
}

/** All values as they are entered, for what shows or keeps the whole: sums, drafts. */
export const useFormValues = <T extends object>(): T => useFormikContext<T>().values;

type FrameProps = Omit<FieldProps, 'name'> & { name: string; state: Pick<FieldState<unknown>, 'wrong' | 'required' | 'id'>; children: ReactNode };

/** Label above, help below, the error in words instead of the help. */
export function FieldFrame({ name, label, help, disabled, hideLabel, state: { wrong, required, id }, children }: FrameProps) {
  const { labels } = useFormScope();
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  return (
    <Field.Root invalid={!!wrong} required={required} disabled={disabled} id={id}>
      <Field.Label srOnly={hideLabel}><FormattedMessage {...label} /><Field.RequiredIndicator /></Field.Label>
      {children}
      {help && !wrong && <Field.HelperText><FormattedMessage {...help} /></Field.HelperText>}
      {wrong && <Field.ErrorText><Told text={wrong} /></Field.ErrorText>}
    </Field.Root>
  );
}
