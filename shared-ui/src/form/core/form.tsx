import { Form as FormikForm, useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, type ButtonProps } from '../base/chakra.ts';
import type { Words } from '../base/words.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormState, useCaughtUp, type FormStateProps } from './form-state.tsx';
import { messages } from './form.messages.ts';
import { FormGuard } from './leave-guard.tsx';

/** The element: Enter sends. */
export const FormElement = ({ children }: { children: ReactNode }) => (
  <FormikForm noValidate {...useCaughtUp()}>
    {children}
  </FormikForm>
);

type FormProps<T extends object> = FormStateProps<T> & {
  /** Leaving the page asks first when something would be lost. */ guarded?: boolean;
};

/** A form on a page. Enter sends it; what is wrong and out of sight is told at its top. */
export function Form<T extends object>({ children, guarded = false, ...state }: FormProps<T>) {
  return (
    <FormState {...state}>
      <FormElement>
        {guarded && <Guard />}
        <ErrorSummary />
        {children}
      </FormElement>
    </FormState>
  );
}

const Guard = () => <FormGuard isBusy={useFormikContext().isSubmitting} />;

/** The form's main button. It says what it does. */
export function SubmitButton({ label = messages.save, ...button }: { label?: Words } & Omit<ButtonProps, 'children'>) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" loading={isSubmitting} {...button}>
      <FormattedMessage {...label} />
    </Button>
  );
}

/** Tells whether something would be lost. */
export function FormDirty({ onChange }: { onChange: (dirty: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => onChange(dirty), [dirty, onChange]);
  return null;
}
