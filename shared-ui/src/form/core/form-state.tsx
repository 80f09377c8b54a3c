import { Formik, getIn, setIn, useFormikContext, type FormikErrors, type FormikHelpers } from 'formik';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from 'shared-auth';
import type { ObjectSchema } from 'yup';
import { emptied, NO_REFUSAL, serverWrongs, wrongsOf, type Codes, type Refusal, type Wrongs } from './errors.ts';
import { FormScope } from './scope.tsx';

export type FormStateProps<T extends object> = {
  schema: ObjectSchema<T>;
  /** Over the schema's defaults. */
  initial?: Partial<T>;
  /** Gets what the schema makes of the values: nothing unknown, empty texts as its defaults. */
  onSubmit: (values: T) => Promise<unknown>;
  /** Words for what the server alone finds wrong, by code. */
  codes?: Codes;
  children: ReactNode;
};

export const nested = <T extends object>(wrongs: Wrongs) =>
  Object.entries(wrongs).reduce<FormikErrors<T>>((errors, [path, wrong]) => setIn(errors, path, wrong), {});

const stillWrong = ({ wrongs, values: then }: Refusal, now: object): Wrongs =>
  Object.fromEntries(Object.entries(wrongs).filter(([path]) => getIn(now, path) === getIn(then, path)));

export const castTo = <T extends object>(schema: ObjectSchema<T>, values: object) =>
  schema.cast(emptied(values), { stripUnknown: true, assert: false }) as T;

/** What the server found wrong with which field; what is no refusal of it is thrown on. */
export function refusalOf(error: unknown, codes: Codes | undefined): Wrongs {
  if (error instanceof ApiError) return serverWrongs(error.fields, codes);
  throw error;
}

/** Values, their errors and how they are sent; what it looks like is up to the children. */
export function FormState<T extends object>({ schema, initial, onSubmit, codes, children }: FormStateProps<T>) {
  const refusal = useRef(NO_REFUSAL);
  const submit = async (values: T, { setErrors, resetForm }: FormikHelpers<T>) => {
    refusal.current = NO_REFUSAL;
    try {
      await onSubmit(castTo(schema, values));
      resetForm({ values }); // nothing is unsaved any more
    } catch (error) {
      refusal.current = { wrongs: refusalOf(error, codes), values };
      setErrors(nested(refusal.current.wrongs));
    }
  };
  const check = async (values: object) =>
    nested<T>({ ...(await wrongsOf(schema, values)), ...stillWrong(refusal.current, values) });
  return (
    <Formik<T>
      initialValues={{ ...schema.getDefault(), ...initial } as T} // every key is present, so that a try to send touches every field
      validate={check}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <FormScope schema={schema} refusal={refusal} codes={codes}>
        <CheckOnChange check={check} />
        {children}
      </FormScope>
    </Formik>
  );
}

/** Checks what is on the screen after a change and after a field is left; Formik itself would check each of several set in a row by what was there before, and draw the whole form at once. */
function CheckOnChange({ check }: { check: (values: object) => Promise<FormikErrors<object>> }) {
  const { values, touched, setErrors } = useFormikContext<object>();
  const checked = useRef({ values, touched });
  const look = useEffectEvent(async () => {
    const errors = await check(values);
    if (checked.current.values === values) startTransition(() => setErrors(errors));
  });
  useEffect(() => {
    if (values === checked.current.values && touched === checked.current.touched) return;
    checked.current = { values, touched };
    void look();
  }, [values, touched]);
  return null;
}

/** What was just typed may not have reached the whole form: before Enter or a button sends it, it must. */
export function useCaughtUp() {
  const { setStatus } = useFormikContext();
  const catchUp = () => flushSync(() => setStatus(undefined));
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Enter') catchUp();
    },
    onClickCapture: ({ target }: MouseEvent) => {
      if ((target as Element).closest('button')) catchUp();
    },
  };
}
