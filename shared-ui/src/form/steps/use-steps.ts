import { useFormikContext, type FormikTouched } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { flat } from './error-summary.tsx';
import { wrongsOf, type Codes, type Wrongs } from './errors.ts';
import { castTo, nested, refusalOf } from './form-state.tsx';
import { useFormScope } from './scope.tsx';
import type { Step } from './step.ts';

const belongsTo =
  ({ fields }: Pick<Step, 'fields'>) =>
  (path: string) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`));
/** -1: none. */
export const stepOf = (steps: readonly Pick<Step, 'fields'>[], paths: readonly string[]) =>
  steps.findIndex((step) => paths.some(belongsTo(step)));

type Options<T extends object> = {
  steps: readonly Step[];
  start: string | undefined;
  schema: ObjectSchema<T>;
  codes: Codes | undefined;
};

/** Where the form is, and what moving on asks of it. */
export function useSteps<T extends object>({ steps, start, schema, codes }: Options<T>) {
  const { values, errors, submitCount, isSubmitting, setErrors, setTouched, touched, submitForm, resetForm } =
    useFormikContext<T>();
  const { idOf } = useFormScope();
  const [current, setCurrent] = useState(
    Math.max(
      0,
      steps.findIndex(({ id }) => id === start),
    ),
  );
  const [isSaving, setSaving] = useState(false);
  const focus = useRef<string>(undefined);

  const show = (wrongs: Wrongs) => {
    const paths = Object.keys(wrongs);
    setErrors(nested<T>(wrongs));
    void setTouched(
      { ...touched, ...nested<T>(Object.fromEntries(paths.map((path) => [path, 'wrong']))) } as FormikTouched<T>,
      false,
    );
    focus.current = paths[0];
    const step = stepOf(steps, paths);
    if (step >= 0) setCurrent(step);
  };

  // A try to send that failed leads to the first step in which something is wrong.
  const goToWrong = useEffectEvent(() => {
    const step = stepOf(steps, Object.keys(flat(errors)));
    if (submitCount > 0 && !isSubmitting && step >= 0) setCurrent(step);
  });
  useEffect(() => goToWrong(), [submitCount, isSubmitting]); // not while it is being repaired

  useEffect(() => {
    if (focus.current) document.getElementById(idOf(focus.current))?.focus();
    focus.current = undefined;
  });

  const reveal = (name: string) => {
    const here = document.getElementById(idOf(name));
    if (here) return here.focus();
    focus.current = name;
    setCurrent(Math.max(0, stepOf(steps, [name])));
  };

  /** Back is free; forward checks every step that is left. */
  const goTo = async (target: number) => {
    if (target <= current) return setCurrent(target);
    const left = steps.slice(current, target);
    const all = Object.entries(await wrongsOf(schema, values));
    const wrongs = Object.fromEntries(all.filter(([path]) => left.some((step) => belongsTo(step)(path))));
    if (Object.keys(wrongs).length > 0) show(wrongs);
    else setCurrent(target);
  };

  const save = async (onSave: (values: T) => Promise<unknown>, saveSchema: ObjectSchema<T>, check: boolean) => {
    const wrongs = check ? await wrongsOf(saveSchema, values) : {};
    if (Object.keys(wrongs).length > 0) return show(wrongs);
    setSaving(true);
    await onSave(castTo(saveSchema, values)).then(
      () => resetForm({ values }),
      (error: unknown) => show(refusalOf(error, codes)),
    );
    setSaving(false);
  };

  return {
    current,
    isLast: current === steps.length - 1,
    goTo,
    reveal,
    save,
    send: submitForm,
    isSending: isSubmitting,
    isSaving,
  };
}
