import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ObjectSchema } from 'yup';
import { Box, Button, chakra, Flex, Spacer, VisuallyHidden } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { Told } from '../base/told.tsx';
import type { Words } from '../base/words.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { Codes } from './errors.ts';
import { FormState, useCaughtUp } from './form-state.tsx';
import { messages } from './form.messages.ts';
import { FormGuard } from './leave-guard.tsx';
import type { Step } from './step.ts';
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
  return <FormState schema={schema} initial={initial} onSubmit={onSubmit} codes={codes}><Steps schema={schema} codes={codes} {...steps} /></FormState>;
}

function Steps<T extends object>({ schema, steps, start, submit, early = false, onSave, saveSchema, codes, leaveText }: Omit<StepFormProps<T>, 'initial' | 'onSubmit'>) {
  const { current, isLast, isSending, isSaving, goTo, reveal, save, send } = useSteps<T>({ steps, start, schema, codes });
  const step = steps[current];
  const maySend = isLast || early;
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    void (maySend ? send() : goTo(current + 1));
  };
  return (
    <chakra.form noValidate maxW="72rem" onSubmit={onEnter} onKeyDownCapture={useCaughtUp()}>
      <FormGuard isBusy={isSending || isSaving} text={leaveText} />
      <StepTrack steps={steps} current={current} onGo={(target) => void goTo(target)} />
      <Box bg="bg.surface" borderWidth="1px" borderRadius="md">
        <Box px={{ base: '4', md: '6' }} py="6">
          <VisuallyHidden as="h2">{step && <FormattedMessage {...step.title} />}</VisuallyHidden>
          <ErrorSummary at={current} onGo={reveal} />
          {step?.content}
        </Box>
        <Flex
          position="sticky" bottom="0" zIndex="sticky" gap="2" wrap="wrap" px={{ base: '4', md: '6' }} py="3" bg="bg.surface" borderTopWidth="1px" borderBottomRadius="md"
        >
          {current > 0 && <Button type="button" variant="outline" onClick={() => void goTo(current - 1)}><FormattedMessage {...messages.back} /></Button>}
          <Spacer />
          {onSave && (
            <Button type="button" variant="outline" loading={isSaving} disabled={isSending} onClick={() => void save(onSave, saveSchema ?? schema, !!saveSchema)}>
              <FormattedMessage {...messages.saveForLater} />
            </Button>
          )}
          {early && !isLast && <Button type="button" variant="outline" onClick={() => void goTo(current + 1)}><FormattedMessage {...messages.next} /><Icon name="arrow-right" /></Button>}
          <Button type="submit" order={{ base: -1, sm: 0 }} w={{ base: 'full', sm: 'auto' }} loading={isSending} disabled={isSaving}>
            <Told text={maySend ? submit : messages.next} />{!maySend && <Icon name="arrow-right" />}
          </Button>
        </Flex>
      </Box>
    </chakra.form>
  );
}
