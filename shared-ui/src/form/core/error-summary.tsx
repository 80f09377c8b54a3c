import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, Text } from '../../base/chakra.ts';
import { withValues, type Message } from '../../base/message.ts';
import { MessageText } from '../../base/message-text.tsx';
import { messages } from '../form.messages.ts';
import type { FieldErrors, FieldErrorText } from './errors.ts';
import { useFormScope } from './form-scope.tsx';
import { isFullyVisible, sortByDocumentOrder } from './visibility.ts';

const isErrorText = (value: unknown): value is FieldErrorText =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'defaultMessage' in value);

/** Flattens Formik's nested errors to errors by path. */
export function flattenErrors(errors: object, prefix = ''): FieldErrors {
  const flattened = Object.entries(errors).map(([key, value]) => {
    if (isErrorText(value)) return { [prefix + key]: value };
    return value ? flattenErrors(value, `${prefix}${key}.`) : {};
  });
  return Object.assign({}, ...flattened);
}

type ErrorSummaryProps = {
  /** The current step of a form in steps. */
  step?: number;
  /** Focuses a field that may be on another step. */
  onFocusField?: (name: string) => void;
};

const withoutIndexes = (name: string) => name.replaceAll(/\.\d+(?=\.|$)/g, '.');

/** The label of the same field in another row, for fields in rows that are not mounted. */
function findSiblingLabel(name: string, labels: ReadonlyMap<string, Message>): Message | undefined {
  const [, label] = [...labels].find(([path]) => withoutIndexes(path) === withoutIndexes(name)) ?? [];
  return label;
}

/**
 * After a failed submit, focuses the first invalid field if all are visible, else shows a summary with a link to each.
 */
export function ErrorSummary({ step = 0, onFocusField }: ErrorSummaryProps) {
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const { getElementId, labels, unmountedFields } = useFormScope();
  const box = useRef<HTMLDivElement>(null);
  // A new object on every check re-renders the summary, because `labels` are filled by the fields after this render.
  const [{ isShown }, setVisibility] = useState({ isShown: false });
  const fieldErrors = flattenErrors(errors);
  const names = Object.keys(fieldErrors);

  const checkedStep = useRef(step);
  const focusField = (name: string) => {
    const element = document.getElementById(getElementId(name));
    if (element) element.focus();
    else [...unmountedFields].some((show) => show(name));
  };
  const focus = onFocusField ?? focusField;

  const checkVisibility = useEffectEvent(() => {
    const isOtherStep = checkedStep.current !== step;
    checkedStep.current = step;
    if (submitCount === 0 || isSubmitting || names.length === 0) return;
    const fields = names.map((name) => document.getElementById(getElementId(name)));
    const mounted = fields.filter((field) => field !== null);
    if (isOtherStep && mounted.length === 0) return setVisibility({ isShown: false });
    const areAllVisible = mounted.length === fields.length && mounted.every(isFullyVisible);
    setVisibility({ isShown: !areAllVisible });
    if (areAllVisible) sortByDocumentOrder(mounted)[0]?.focus();
  });
  useEffect(() => checkVisibility(), [submitCount, isSubmitting, step]); // not on changes of the errors

  useEffect(() => {
    if (isShown && !isSubmitting) box.current?.focus();
  }, [isShown, submitCount, isSubmitting]);

  if (!isShown || names.length === 0) return null;
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="alert"
      mb="4"
      px="3"
      py="2.5"
      borderRadius="md"
      bg="status.bad.bg"
      color="status.bad.fg"
      textStyle="sm"
    >
      <Text fontWeight="semibold">
        <FormattedMessage {...withValues(messages.summary, { count: names.length })} />
      </Text>
      <Box as="ul" mt="1" ps="4" listStyleType="disc">
        {Object.entries(fieldErrors).map(([name, error]) => (
          <SummaryItem
            key={name}
            label={labels.get(name) ?? findSiblingLabel(name, labels) ?? labels.get(name.split('.')[0] ?? '')}
            error={error}
            onSelect={() => focus(name)}
          />
        ))}
      </Box>
    </Box>
  );
}

type SummaryItemProps = { label: Message | undefined; error: FieldErrorText; onSelect: () => void };

const SummaryItem = ({ label, error, onSelect }: SummaryItemProps) => (
  <li>
    <chakra.button
      type="button"
      verticalAlign="top"
      textAlign="start"
      textDecoration="underline"
      textUnderlineOffset="2px"
      cursor="pointer"
      onClick={onSelect}
    >
      {label && (
        <>
          <FormattedMessage {...label} />:{' '}
        </>
      )}
      <MessageText text={error} />
    </chakra.button>
  </li>
);
