import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ObjectSchema } from 'yup';
import { Box, chakra, VisuallyHidden } from '../base/chakra.ts';
import { useSame } from '../base/use-same.ts';
import type { Words } from '../base/words.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { Codes } from './errors.ts';
import { FormState, useCaughtUp } from './form-state.tsx';
import { FormGuard } from './leave-guard.tsx';
import type { Step } from './step.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepTrack } from './step-track.tsx';
import { useSteps } from './use-steps.ts';

type StepFormProps<T extends object> = {
  schema: ObjectSchema<T>;
  initial?: Partial<T>;
  steps: readonly Step[];
  /** What the last step's button does: "Send for approval". */
  submit: Words;
  onSubmit: (values: T) => Promise<unknown>;
  /** The id of the step that is shown first; the first one if nothing else is said. */
  start?: string | undefined;
  /** It may be sent from every step: what is edited is whole already. */
  early?: boolean;
  /** Keeps an unfinished form; without it there is no such button. */
  onSave?: (values: T) => Promise<unknown>;
  /** What an unfinished form must have to be kept; nothing is checked without it. */
  saveSchema?: ObjectSchema<T>;
  /** Words for what the server alone finds wrong, by code. */
  codes?: Codes;
  /** What becomes of the unsaved on leaving, where it is not lost: a draft is kept. */
  leaveText?: Words;
};

/** A long form in steps: what is entered stays, a step is checked when it is left, and leaving the page asks first. */
export function StepForm<T extends object>({ schema, initial, onSubmit, codes, ...steps }: StepFormProps<T>) {
  return (
    <FormState schema={schema} initial={initial} onSubmit={onSubmit} codes={codes}>
      <Steps schema={schema} codes={codes} {...steps} />
    </FormState>
  );
}

function Steps<T extends object>({
  schema,
  steps,
  start,
  submit,
  early = false,
  onSave,
  saveSchema,
  codes,
  leaveText,
}: Omit<StepFormProps<T>, 'initial' | 'onSubmit'>) {
  const { current, isLast, isSending, isSaving, goTo, reveal, save, send } = useSteps<T>({
    steps,
    start,
    schema,
    codes,
  });
  const step = steps[current];
  const go = useSame((target: number) => void goTo(target));
  const keep = useSame(() => void (onSave && save(onSave, saveSchema ?? schema, !!saveSchema)));
  const maySend = isLast || early;
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    void (maySend ? send() : goTo(current + 1));
  };
  return (
    <chakra.form noValidate maxW="72rem" onSubmit={onEnter} {...useCaughtUp()}>
      <FormGuard isBusy={isSending || isSaving} text={leaveText} />
      <StepTrack steps={steps} current={current} onGo={go} />
      <Box bg="bg.surface" borderWidth="1px" borderRadius="md">
        <Box px={{ base: '4', md: '6' }} py="6">
          <VisuallyHidden as="h2">{step && <FormattedMessage {...step.title} />}</VisuallyHidden>
          <ErrorSummary at={current} onGo={reveal} />
          {step?.content}
        </Box>
        <StepButtons {...{ current, isLast, early, submit, isSending, isSaving }} onGo={go} onSave={onSave && keep} />
      </Box>
    </chakra.form>
  );
}
