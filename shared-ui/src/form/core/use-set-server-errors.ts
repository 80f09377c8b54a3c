import { useFormikContext } from 'formik';
import { ApiError } from 'shared-auth';
import { NO_REFUSAL, serverWrongs } from './errors.ts';
import { nested } from './form-state.tsx';
import { useFormScope } from './scope.tsx';

/** For a call beside the form's own sending, such as a try of what is entered: tells at the fields what it found wrong. With nothing, it is forgotten. */
export function useRefusal(): (error?: unknown) => void {
  const { values, touched, setTouched } = useFormikContext<object>();
  const { refusal, codes } = useFormScope();
  return (error) => {
    const wrongs = error instanceof ApiError ? serverWrongs(error.fields, codes) : {};
    refusal.current = error ? { wrongs, values } : NO_REFUSAL;
    void setTouched({ ...touched, ...nested(Object.fromEntries(Object.keys(wrongs).map((path) => [path, 'wrong']))) });
  };
}
