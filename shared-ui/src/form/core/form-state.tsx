import { Formik, getIn, setIn, useFormikContext, type FormikErrors, type FormikHelpers } from 'formik';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from 'shared-auth';
import type { ObjectSchema } from 'yup';
import {
  emptyToUndefined,
  NO_SERVER_ERRORS,
  toFieldErrors,
  validateSchema,
  type FieldErrors,
  type MessagesByCode,
  type ServerErrors,
} from './errors.ts';
import { MergeContext, useMerge } from '../merge/use-merge.ts';
import type { Concurrency } from '../merge/use-record-form.ts';
import { FormScope } from './form-scope.tsx';

export type FormStateProps<T extends object> = {
  schema: ObjectSchema<T>;
  /** Override the schema's defaults. */
  initialValues?: Partial<T>;
  /** Gets the values cast by the schema: without unknown keys, empty texts as their defaults. */
  onSubmit: (values: T) => Promise<unknown>;
  /** Messages for the server's errors, by code. */
  errorMessages?: MessagesByCode;
  /** For a record that others may change concurrently, from `useRecordForm`. */
  concurrency?: Concurrency<T> | undefined;
  children: ReactNode;
};

/** Nests values by path, as Formik expects its errors and touched fields. */
export const toFormikErrors = <T extends object>(fieldErrors: FieldErrors) =>
  Object.entries(fieldErrors).reduce<FormikErrors<T>>((errors, [path, error]) => setIn(errors, path, error), {});

const ofUnchangedFields = ({ errors, values: previous }: ServerErrors, current: object): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => getIn(current, path) === getIn(previous, path)));

export const castValues = <T extends object>(schema: ObjectSchema<T>, values: object) =>
  schema.cast(emptyToUndefined(values), { stripUnknown: true, assert: false }) as T;

/** Returns the field errors of an API error. @throws every other error */
export function getFieldErrors(error: unknown, errorMessages: MessagesByCode | undefined): FieldErrors {
  if (error instanceof ApiError) return toFieldErrors(error.fields, errorMessages);
  throw error;
}

/** Values, validation and submit of a form; the children define its layout. */
export function FormState<T extends object>({
  schema,
  initialValues,
  onSubmit,
  errorMessages,
  concurrency,
  children,
}: FormStateProps<T>) {
  const defaults = useMemo(() => schema.getDefault() as object, [schema]);
  const merge = useMerge(concurrency as Concurrency<object> | undefined, defaults);
  const serverErrors = useRef(NO_SERVER_ERRORS);
  const submit = async (values: T, { setErrors, setValues, resetForm }: FormikHelpers<T>) => {
    serverErrors.current = NO_SERVER_ERRORS;
    try {
      const saved = await merge.save(
        values,
        (merged) => onSubmit(castValues(schema, merged)),
        (merged) => void setValues(merged, false),
      );
      if (saved) resetForm({ values: saved }); // marks the values as saved
    } catch (error) {
      serverErrors.current = { errors: getFieldErrors(error, errorMessages), values };
      setErrors(toFormikErrors(serverErrors.current.errors));
    }
  };
  const validate = async (values: object) =>
    toFormikErrors<T>({
      ...(await validateSchema(schema, values)),
      ...ofUnchangedFields(serverErrors.current, values),
    });
  return (
    <Formik<T>
      initialValues={{ ...defaults, ...initialValues } as T} // with all keys, so that a submit touches every field
      validate={validate}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <MergeContext value={merge}>
        <FormScope schema={schema} serverErrors={serverErrors} errorMessages={errorMessages}>
          <ValidateOnChange validate={validate} />
          {children}
        </FormScope>
      </MergeContext>
    </Formik>
  );
}

/**
 * Validates after a change or a blur. Formik's own validation would use stale values after several changes in a row,
 * and re-render the whole form at once.
 */
function ValidateOnChange({ validate }: { validate: (values: object) => Promise<FormikErrors<object>> }) {
  const { values, touched, setErrors } = useFormikContext<object>();
  const validated = useRef({ values, touched });
  const runValidation = useEffectEvent(async () => {
    const errors = await validate(values);
    if (validated.current.values === values) startTransition(() => setErrors(errors));
  });
  useEffect(() => {
    if (values === validated.current.values && touched === validated.current.touched) return;
    validated.current = { values, touched };
    void runValidation();
  }, [values, touched]);
  return null;
}

/** Typed text reaches the form's values in a transition; Enter and buttons flush it before they act. */
export function useFlushPendingInput() {
  const { setStatus } = useFormikContext();
  const flush = () => flushSync(() => setStatus(undefined));
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Enter') flush();
    },
    onClickCapture: ({ target }: MouseEvent) => {
      if ((target as Element).closest('button')) flush();
    },
  };
}
