import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import type { Words } from '../base/words.ts';
import { Form, SubmitButton } from './form.tsx';

export type Step = {
  id: string;
  title: Words;
  /** The values entered here: names, or starts of names for rows (`stops`). They are checked on leaving the step. */
  fields: readonly string[];
  content: ReactNode;
};

type StepFormProps<T extends object> = {
  schema: ObjectSchema<T>;
  initial?: Partial<T>;
  steps: readonly Step[];
  /** What the last step's button does: "Send for approval". */
  submit: Words;
  onSubmit: (values: T) => Promise<unknown>;
  /** Keeps an unfinished form; without it there is no such button. */
  onSave?: (values: T) => Promise<unknown>;
  /** What an unfinished form must have to be kept; nothing is checked without it. */
  saveSchema?: ObjectSchema<T>;
};

export function StepForm<T extends object>({ schema, initial, steps, submit, onSubmit }: StepFormProps<T>) {
  return <Form schema={schema} initial={initial} onSubmit={onSubmit}>{steps.map((step) => <div key={step.id}>{step.content}</div>)}<SubmitButton label={submit} /></Form>;
}
