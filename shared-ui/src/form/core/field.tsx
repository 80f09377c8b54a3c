import { useField, useFormikContext } from 'formik';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, Text, VisuallyHidden } from '../base/chakra.ts';
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

/** What ties a control to its label, its help and its error. */
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
  /** The same for a key: the field has it at once, the form around it when there is time, at the latest when the field is left. */
  type: (value: V) => void;
  /** The control is left: from now on its error is shown. */
  leave: () => void;
  wrong: Wrong | undefined;
  required: boolean;
  /** For the control's element. */
  control: ControlProps;
};

/** It stays the same object while nothing about the field changes, so that a field that is memoized is not drawn again with every key in another one. */
export function useFieldState<V>({ name, disabled }: Pick<FieldProps, 'name' | 'disabled'>): FieldState<V> {
  const { schema, idOf } = useFormScope();
  const { values } = useFormikContext();
  const [{ value: held }, { touched, error }, helpers] = useField<V>(name);
  const [typed, setTyped] = useState<{ value: V; over: V }>();
  if (typed && !Object.is(typed.over, held)) setTyped(undefined); // the form has it by now
  const latest = useRef({ held, helpers });
  useLayoutEffect(() => {
    latest.current = { held, helpers };
  });
  const acts = useMemo(() => {
    const put = (value: V) => void latest.current.helpers.setValue(value);
    return {
      setValue: (value: V) => {
        setTyped(undefined);
        put(value);
      },
      type: (value: V) => {
        setTyped({ value, over: latest.current.held });
        startTransition(() => put(value));
      },
      leave: () => startTransition(() => void latest.current.helpers.setTouched(true, false)), // it is checked with the whole form, when there is time
    };
  }, []);

  const value = typed ? typed.value : held;
  const wrong = touched && error ? (error as Wrong) : undefined;
  const required = isRequired(schema, name, values);
  const id = idOf(name);
  const control = useMemo(
    () => ({
      id,
      name,
      disabled,
      'aria-required': required,
      'aria-invalid': !!wrong,
      'aria-describedby': `${id}-note`,
    }),
    [id, name, disabled, required, wrong],
  );
  return useMemo(() => ({ value, wrong, required, control, ...acts }), [value, wrong, required, control, acts]);
}

/** Reads and sets a value from outside of its field. */
export function useFormValue<V>(name: string): [V, (value: V) => void] {
  const [{ value }, , { setValue }] = useField<V>(name);
  return [value, (next) => void setValue(next)];
}

/** All values as they are entered, for what shows or keeps the whole: sums, drafts. */
export const useFormValues = <T extends object>(): T => useFormikContext<T>().values;

/** The summary of errors calls the field by its label. */
export function useLabel(name: string, label: Words) {
  const { labels } = useFormScope();
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
}

type FrameProps = FieldProps & {
  state: Pick<FieldState<unknown>, 'wrong' | 'required' | 'control'>;
  children: ReactNode;
};

/** Label above, help below, the error in words instead of the help. */
export function FieldFrame({
  name,
  label,
  help,
  hideLabel,
  state: { wrong, required, control },
  children,
}: FrameProps) {
  useLabel(name, label);
  const words = <FormattedMessage {...label} />;
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
        {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
        {required && !hideLabel && (
          <chakra.span aria-hidden color="status.bad.fg" ms="0.5">
            *
          </chakra.span>
        )}
      </chakra.label>
      {children}
      <FieldNote id={control['aria-describedby']} help={help} wrong={wrong} />
    </Box>
  );
}

export function FieldNote({ id, help, wrong }: { id: string; help: Words | undefined; wrong: Wrong | undefined }) {
  const text = wrong ?? help;
  return (
    <Text
      id={id}
      mt={text ? '1' : undefined}
      textStyle="xs"
      color={wrong ? 'status.bad.fg' : 'fg.muted'}
      fontWeight={wrong ? 'medium' : undefined}
    >
      {text && <Told text={text} />}
    </Text>
  );
}
