import { Form as FormikForm, useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, type ButtonProps } from '../../base/chakra.ts';
import type { Message } from '../../base/message.ts';
import { messages } from '../form.messages.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormState, useFlushPendingInput, type FormStateProps } from './form-state.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { FormGuard } from './leave-guard.tsx';

export const FormElement = ({ children }: { children: ReactNode }) => (
  <FormikForm noValidate {...useFlushPendingInput()}>
    {children}
  </FormikForm>
);

type FormProps<T extends object> = FormStateProps<T> & {
  /** Asks for confirmation before unsaved changes are lost by leaving the page. */
  warnOnLeave?: boolean;
};

/** A form on a page. Errors of fields that are out of sight are listed at its top. */
export function Form<T extends object>({ children, warnOnLeave = false, ...state }: FormProps<T>) {
  return (
    <FormState {...state}>
      <FormElement>
        {warnOnLeave && <Guard />}
        <ConflictPanel />
        <ErrorSummary />
        {children}
      </FormElement>
    </FormState>
  );
}

const Guard = () => <FormGuard isBusy={useFormikContext().isSubmitting} />;

export function SubmitButton({
  label = messages.save,
  ...button
}: { label?: Message } & Omit<ButtonProps, 'children'>) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" loading={isSubmitting} {...button}>
      <FormattedMessage {...label} />
    </Button>
  );
}

/** Reports whether the form has unsaved changes. */
export function FormDirty({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => onChange(dirty), [dirty, onChange]);
  return null;
}
