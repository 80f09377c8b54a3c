import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ObjectSchema } from 'yup';
import { Box, chakra, VisuallyHidden } from '../../base/chakra.ts';
import type { Message } from '../../base/message.ts';
import { useStableCallback } from '../../base/use-stable-callback.ts';
import { ErrorSummary } from '../core/error-summary.tsx';
import type { MessagesByCode } from '../core/errors.ts';
import { FormState, useFlushPendingInput } from '../core/form-state.tsx';
import { FormGuard } from '../core/leave-guard.tsx';
import { ConflictPanel } from '../core/conflict-panel.tsx';
import type { Concurrency } from '../merge/use-record-form.ts';
import type { FormStep } from './form-step.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { useSteps } from './use-steps.ts';

type StepFormProps<T extends object> = {
  schema: ObjectSchema<T>;
  initialValues?: Partial<T>;
  steps: readonly FormStep[];
  /** Label of the last step's button: "Send for approval". */
  submitLabel: Message;
  onSubmit: (values: T) => Promise<unknown>;
  /** Id of the first step to show. Defaults to the first one. */
  initialStep?: string | undefined;
  /** Submits from every step: for records that are already complete. */
  canSubmitEarly?: boolean;
  /** Saves an unfinished form; without it there is no save button. */
  onSave?: (values: T) => Promise<unknown>;
  /** Validates an unfinished form before it is saved; without it nothing is validated. */
  draftSchema?: ObjectSchema<T>;
  /** Messages for the server's errors, by code. */
  errorMessages?: MessagesByCode;
  /** What happens to unsaved changes on leaving, if they are not lost: a draft is saved. */
  leaveText?: Message;
  /** For a record that others may change concurrently, from `useRecordForm`. */
  concurrency?: Concurrency<T> | undefined;
};

/** A long form in steps: each step is validated when the user leaves it, and leaving the page asks for confirmation. */
export function StepForm<T extends object>({
  schema,
  initialValues,
  onSubmit,
  errorMessages,
  concurrency,
  ...steps
}: StepFormProps<T>) {
  return (
    <FormState {...{ schema, initialValues, onSubmit, errorMessages, concurrency }}>
      <Steps schema={schema} errorMessages={errorMessages} {...steps} />
    </FormState>
  );
}

function Steps<T extends object>({
  schema,
  steps,
  initialStep,
  submitLabel,
  canSubmitEarly = false,
  onSave,
  draftSchema,
  errorMessages,
  leaveText,
}: Omit<StepFormProps<T>, 'initialValues' | 'onSubmit' | 'concurrency'>) {
  const { current, isLast, isSubmitting, isSaving, goTo, focusField, save, submit } = useSteps<T>({
    steps,
    initialStep,
    schema,
    errorMessages,
  });
  const step = steps[current];
  const onStepChange = useStableCallback((target: number) => void goTo(target));
  const saveDraft = useStableCallback(() => void (onSave && save(onSave, draftSchema ?? schema, !!draftSchema)));
  const canSubmit = isLast || canSubmitEarly;
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (canSubmit ? submit() : goTo(current + 1));
  };
  return (
    <chakra.form noValidate maxW="72rem" onSubmit={onFormSubmit} {...useFlushPendingInput()}>
      <FormGuard isBusy={isSubmitting || isSaving} text={leaveText} />
      <StepIndicator steps={steps} current={current} onStepChange={onStepChange} />
      <Box bg="bg.surface" borderWidth="1px" borderRadius="md">
        <Box px={{ base: '4', md: '6' }} py="6">
          <VisuallyHidden as="h2">{step && <FormattedMessage {...step.title} />}</VisuallyHidden>
          <ConflictPanel />
          <ErrorSummary step={current} onFocusField={focusField} />
          {step?.content}
        </Box>
        <StepButtons
          {...{ current, isLast, canSubmitEarly, submitLabel, isSubmitting, isSaving }}
          onStepChange={onStepChange}
          onSave={onSave && saveDraft}
        />
      </Box>
    </chakra.form>
  );
}
