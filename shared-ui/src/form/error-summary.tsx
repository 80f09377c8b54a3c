import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box } from '../base/chakra.ts';
import { Told } from '../base/told.tsx';
import { fill } from '../base/words.ts';
import type { Wrongs } from './errors.ts';
import { messages } from './form.messages.ts';
import { useFormScope } from './scope.tsx';

const isWrong = (value: unknown) => typeof value === 'string' || (typeof value === 'object' && value !== null && 'defaultMessage' in value);

/** Formik's nested errors as paths again. */
export const flat = (errors: object, start = ''): Wrongs =>
  Object.assign({}, ...Object.entries(errors).map(([key, value]) => (isWrong(value) ? { [start + key]: value } : value ? flat(value, `${start}${key}.`) : {})));

/** What is wrong, after an attempt to send: takes the focus and leads to the fields. */
export function ErrorSummary() {
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const { idOf, labels } = useFormScope();
  const box = useRef<HTMLDivElement>(null);
  const wrongs = Object.entries(flat(errors));
  const count = wrongs.length;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) box.current?.focus();
  }, [submitCount, isSubmitting]);
  if (submitCount === 0 || count === 0) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert" mb="4" p="3" borderRadius="md" bg="status.bad.bg" color="status.bad.fg">
      <FormattedMessage {...fill(messages.summary, { count })} />
      <Box as="ul" ps="4">
        {wrongs.map(([name, wrong]) => {
          const label = labels.get(name);
          return (
            <li key={name}>
              <a href={`#${idOf(name)}`} onClick={(event) => { event.preventDefault(); document.getElementById(idOf(name))?.focus(); }}>
                {label && <><FormattedMessage {...label} />: </>}<Told text={wrong} />
              </a>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
