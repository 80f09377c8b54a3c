import type { ScreenStep } from 'shared-contracts/testing/screens';
import * as steps from './steps.ts';

const {
  click,
  clickBulkAction,
  clickInDialog,
  openFormStep,
  openLoadDocument,
  openTab,
  selectInDialog,
  showsDialogText,
  showsElement,
  showsText,
  submitInput,
  ...plain
} = steps;
type Argument = string | number;

/** `/O-\\d{6}/` is a pattern, anything else the text itself. */
const toText = (text: string) => {
  const [, pattern] = /^\/(.+)\/$/.exec(text) ?? [];
  return pattern === undefined ? text : new RegExp(pattern);
};

const WITH_TEXT = {
  click,
  clickBulkAction,
  clickInDialog,
  openLoadDocument,
  openTab,
  selectInDialog,
  showsElement,
  submitInput,
};
const WITH_ARGUMENT: Record<string, ((argument: Argument) => steps.Step) | undefined> = {
  ...Object.fromEntries(
    Object.entries(WITH_TEXT).map(([name, create]) => [name, (text: Argument) => create(String(text))]),
  ),
  openFormStep: (number) => openFormStep(Number(number)),
  showsText: (text) => showsText(toText(String(text))),
  showsDialogText: (text) => showsDialogText(toText(String(text))),
};
const PLAIN: Record<string, steps.Step | undefined> = plain;

/** A step of `screens.json`: the name of one, or a name and its argument. @throws for a step that doesn't exist */
export function readStep(step: ScreenStep): steps.Step {
  const [name = '', argument = ''] = typeof step === 'string' ? [step] : (Object.entries(step)[0] ?? []);
  const found = typeof step === 'string' ? PLAIN[name] : WITH_ARGUMENT[name]?.(argument);
  if (!found) throw new Error(`There is no step ${JSON.stringify(step)}`);
  return found;
}
