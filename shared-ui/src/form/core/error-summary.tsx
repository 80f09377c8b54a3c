import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, Text } from '../base/chakra.ts';
import { Told } from '../base/told.tsx';
import { fill, type Words } from '../base/words.ts';
import type { Wrong, Wrongs } from './errors.ts';
import { messages } from './form.messages.ts';
import { useFormScope } from './scope.tsx';
import { inDocumentOrder, isInSight } from './sight.ts';

const isWrong = (value: unknown): value is Wrong =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'defaultMessage' in value);

/** Formik's nested errors, by path again. */
export function flat(errors: object, start = ''): Wrongs {
  const each = Object.entries(errors).map(([key, value]) =>
    isWrong(value) ? { [start + key]: value } : value ? flat(value, `${start}${key}.`) : {},
  );
  return Object.assign({}, ...each);
}

type ErrorSummaryProps = {
  /** The step that is shown, of a form in steps. */
  at?: number;
  /** Leads to a field that may be on another step. */
  onGo?: (name: string) => void;
};

const withoutRows = (name: string) => name.replaceAll(/\.\d+(?=\.|$)/g, '.');

/** Of a row that is not drawn: as its field is called in one that is. */
function labelOfSibling(name: string, labels: ReadonlyMap<string, Words>): Words | undefined {
  const [sibling] = [...labels].find(([known]) => withoutRows(known) === withoutRows(name)) ?? [];
  return sibling === undefined ? undefined : labels.get(sibling);
}

/**
 * After a try to send: the focus goes to the first wrong field when all of them are in sight,
 * else to a summary that leads to each.
 */
export function ErrorSummary({ at = 0, onGo }: ErrorSummaryProps) {
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const { idOf, labels, reveal } = useFormScope();
  const box = useRef<HTMLDivElement>(null);
  const [{ shown }, judge] = useState({ shown: false }); // judged anew it is drawn anew: the labels of another step are known by then
  const wrongs = flat(errors);
  const names = Object.keys(wrongs);

  const seenAt = useRef(at);
  const go = onGo ?? reveal.current ?? ((name: string) => document.getElementById(idOf(name))?.focus());

  const look = useEffectEvent(() => {
    const isOtherStep = seenAt.current !== at;
    seenAt.current = at;
    if (submitCount === 0 || isSubmitting || names.length === 0) return;
    const fields = names.map((name) => document.getElementById(idOf(name)));
    const found = fields.filter((field) => field !== null);
    if (isOtherStep && found.length === 0) return judge({ shown: false });
    const allInSight = found.length === fields.length && found.every(isInSight);
    judge({ shown: !allInSight });
    if (allInSight) inDocumentOrder(found)[0]?.focus();
  });
  useEffect(() => look(), [submitCount, isSubmitting, at]); // not while the errors are being repaired

  useEffect(() => {
    if (shown && !isSubmitting) box.current?.focus();
  }, [shown, submitCount, isSubmitting]);

  if (!shown || names.length === 0) return null;
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
        <FormattedMessage {...fill(messages.summary, { count: names.length })} />
      </Text>
      <Box as="ul" mt="1" ps="4" listStyleType="disc">
        {Object.entries(wrongs).map(([name, wrong]) => {
          const label = labels.get(name) ?? labelOfSibling(name, labels) ?? labels.get(name.split('.')[0] ?? '');
          return (
            <li key={name}>
              <chakra.button
                type="button"
                verticalAlign="top"
                textAlign="start"
                textDecoration="underline"
                textUnderlineOffset="2px"
                cursor="pointer"
                onClick={() => go(name)}
              >
                {label && (
                  <>
                    <FormattedMessage {...label} />:{' '}
                  </>
                )}
                <Told text={wrong} />
              </chakra.button>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
