import { useFormikContext, type FormikTouched } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { flattenErrors } from '../core/error-summary.tsx';
import { NO_SERVER_ERRORS, validateSchema, type FieldErrors, type MessagesByCode } from '../core/errors.ts';
import { castValues, getFieldErrors, toFormikErrors } from '../core/form-state.tsx';
import { useFormScope } from '../core/form-scope.tsx';
import { useFormMerge } from '../merge/use-merge.ts';
import type { FormStep } from './form-step.ts';

const hasField =
  ({ fields }: Pick<FormStep, 'fields'>) =>
  (path: string) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`));

/** The first step with one of the fields, or -1. */
export const findStepIndex = (steps: readonly Pick<FormStep, 'fields'>[], paths: readonly string[]) =>
  steps.findIndex((step) => paths.some(hasField(step)));

type Options<T extends object> = {
  steps: readonly FormStep[];
  initialStep: string | undefined;
  schema: ObjectSchema<T>;
  errorMessages: MessagesByCode | undefined;
};

/** The current step of a form, with validation when the user moves forward. */
export function useSteps<T extends object>({ steps, initialStep, schema, errorMessages }: Options<T>) {
  const {
    values,
    errors,
    submitCount,
    isSubmitting,
    setErrors,
    setTouched,
    setValues,
    touched,
    submitForm,
    resetForm,
  } = useFormikContext<T>();
  const { getElementId, serverErrors } = useFormScope();
  const merge = useFormMerge();
  const [current, setCurrent] = useState(
    Math.max(
      0,
      steps.findIndex(({ id }) => id === initialStep),
    ),
  );
  const [isSaving, setSaving] = useState(false);
  const fieldToFocus = useRef<string>(undefined);

  const showErrors = (fieldErrors: FieldErrors) => {
    const paths = Object.keys(fieldErrors);
    const touchedFields = toFormikErrors<T>(Object.fromEntries(paths.map((path) => [path, 'touched'])));
    setErrors(toFormikErrors<T>(fieldErrors));
    void setTouched({ ...touched, ...touchedFields } as FormikTouched<T>, false);
    fieldToFocus.current = paths[0];
    const step = findStepIndex(steps, paths);
    if (step >= 0) setCurrent(step);
  };

  // A failed submit leads to the first invalid step.
  const goToInvalidStep = useEffectEvent(() => {
    const step = findStepIndex(steps, Object.keys(flattenErrors(errors)));
    if (submitCount > 0 && !isSubmitting && step >= 0) setCurrent(step);
  });
  useEffect(() => goToInvalidStep(), [submitCount, isSubmitting]); // not on changes of the errors

  useEffect(() => {
    if (fieldToFocus.current) document.getElementById(getElementId(fieldToFocus.current))?.focus();
    fieldToFocus.current = undefined;
  });

  const focusField = (name: string) => {
    const element = document.getElementById(getElementId(name));
    if (element) return element.focus();
    fieldToFocus.current = name;
    setCurrent(Math.max(0, findStepIndex(steps, [name])));
  };

  /** Going forward validates all steps up to the target. */
  const goTo = async (target: number) => {
    if (target <= current) return setCurrent(target);
    const passedSteps = steps.slice(current, target);
    const allErrors = Object.entries(await validateSchema(schema, values));
    const stepErrors = Object.fromEntries(
      allErrors.filter(([path]) => passedSteps.some((step) => hasField(step)(path))),
    );
    if (Object.keys(stepErrors).length > 0) showErrors(stepErrors);
    else setCurrent(target);
  };

  const save = async (
    onSave: (values: T) => Promise<unknown>,
    saveSchema: ObjectSchema<T>,
    shouldValidate: boolean,
  ) => {
    const saveErrors = shouldValidate ? await validateSchema(saveSchema, values) : {};
    if (Object.keys(saveErrors).length > 0) return showErrors(saveErrors);
    serverErrors.current = NO_SERVER_ERRORS;
    setSaving(true);
    await merge
      .save(
        values,
        (merged) => onSave(castValues(saveSchema, merged)),
        (merged) => void setValues(merged, false),
      )
      .then(
        (saved) => saved && resetForm({ values: saved }),
        (error: unknown) => {
          serverErrors.current = { errors: getFieldErrors(error, errorMessages), values };
          showErrors(serverErrors.current.errors);
        },
      );
    setSaving(false);
  };

  return {
    current,
    isLast: current === steps.length - 1,
    goTo,
    focusField,
    save,
    submit: submitForm,
    isSubmitting,
    isSaving,
  };
}
