import { Formik, Form as FormikForm, getIn, setIn, useFormikContext, type FormikErrors } from 'formik';
import { ApiError } from 'shared-auth';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ObjectSchema } from 'yup';
import { Button, type ButtonProps } from '../base/chakra.ts';
import type { Words } from '../base/words.ts';
import { emptied, serverWrongs, wrongsOf, type Wrongs } from './errors.ts';
import { messages } from './form.messages.ts';
import { FormScope } from './scope.tsx';

export type FormProps<T extends object> = {
  schema: ObjectSchema<T>;
  /** Over the schema's defaults. */
  initial?: Partial<T>;
  /** Gets what the schema makes of the values: nothing unknown, empty texts as its defaults. */
  onSubmit: (values: T) => Promise<unknown>;
  children: ReactNode;
};

const nested = <T extends object>(wrongs: Wrongs) =>
  Object.entries(wrongs).reduce<FormikErrors<T>>((errors, [path, wrong]) => setIn(errors, path, wrong), {});

/** What the server refused stays wrong until that field changes. */
const stillWrong = (refused: { wrongs: Wrongs; values: object }, values: object): Wrongs =>
  Object.fromEntries(Object.entries(refused.wrongs).filter(([path]) => getIn(values, path) === getIn(refused.values, path)));

export function Form<T extends object>({ schema, initial, onSubmit, children }: FormProps<T>) {
  const refused = useRef<{ wrongs: Wrongs; values: object }>({ wrongs: {}, values: {} });
  const validate = async (values: T) => nested<T>({ ...stillWrong(refused.current, values), ...(await wrongsOf(schema, values)) });
  return (
    <Formik<T>
      initialValues={{ ...schema.getDefault(), ...initial } as T}
      validate={validate}
      onSubmit={async (values, { setErrors }) => {
        refused.current = { wrongs: {}, values };
        await onSubmit(schema.cast(emptied(values), { stripUnknown: true }) as T).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          refused.current = { wrongs: serverWrongs(error.fields), values };
          setErrors(nested(refused.current.wrongs));
        });
      }}
    >
      <FormScope schema={schema}><FormikForm noValidate>{children}</FormikForm></FormScope>
    </Formik>
  );
}

/** The form's main button. It says what it does. */
export function SubmitButton({ label = messages.save, ...button }: { label?: Words } & Omit<ButtonProps, 'children'>) {
  const { isSubmitting } = useFormikContext();
  return <Button type="submit" loading={isSubmitting} {...button}><FormattedMessage {...label} /></Button>;
}

/** Tells whether something would be lost. */
export function FormDirty({ onChange }: { onChange: (dirty: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => onChange(dirty), [dirty, onChange]);
  return null;
}
