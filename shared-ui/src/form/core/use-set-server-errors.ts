import { useFormikContext } from 'formik';
import { ApiError } from 'shared-auth';
import { NO_SERVER_ERRORS, toFieldErrors } from './errors.ts';
import { toFormikErrors } from './form-state.tsx';
import { useFormScope } from './form-scope.tsx';

/**
 * For calls other than the form's submit, such as a trial of the values: shows the call's errors at the fields. Clears
 * them without an error.
 */
export function useSetServerErrors(): (error?: unknown) => void {
  const { values, touched, setTouched } = useFormikContext<object>();
  const { serverErrors, errorMessages } = useFormScope();
  return (error) => {
    const errors = error instanceof ApiError ? toFieldErrors(error.fields, errorMessages) : {};
    serverErrors.current = error ? { errors, values } : NO_SERVER_ERRORS;
    const touchedFields = Object.fromEntries(Object.keys(errors).map((path) => [path, 'touched']));
    void setTouched({ ...touched, ...toFormikErrors(touchedFields) });
  };
}
