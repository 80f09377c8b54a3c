import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Words } from '../base/words.ts';
import { flat } from './error-summary.tsx';
import { useFormScope } from './scope.tsx';
import { stepOf } from './use-steps.ts';

type Tab = { id: string; fields: Readonly<Record<string, Words>> };

/** Which of its tabs a form shows: a try to send leads to one with something wrong, and so does the summary of errors. */
export function useFormTabs(tabs: readonly Tab[]) {
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const { idOf, reveal, labels } = useFormScope();
  const [current, setCurrent] = useState(tabs[0]?.id ?? '');
  const focus = useRef<string>(undefined);
  const tabsWith = (paths: readonly string[]) =>
    tabs.filter((tab) => stepOf([{ fields: Object.keys(tab.fields) }], paths) === 0).map(({ id }) => id);

  useEffect(() => {
    for (const [name, label] of tabs.flatMap(({ fields }) => Object.entries(fields))) labels.set(name, label); // of tabs that are not shown too
  });

  const goToWrong = useEffectEvent(() => {
    const wrong = tabsWith(Object.keys(flat(errors)));
    if (submitCount > 0 && !isSubmitting && wrong[0] && !wrong.includes(current)) setCurrent(wrong[0]);
  });
  useEffect(() => goToWrong(), [submitCount, isSubmitting]); // not while it is being repaired

  useEffect(() => {
    reveal.current = (name) => {
      const here = document.getElementById(idOf(name));
      if (here) return here.focus();
      focus.current = name;
      setCurrent((shown) => tabsWith([name])[0] ?? shown);
    };
    return () => {
      reveal.current = undefined;
    };
  });
  /** For the tab that has just been drawn. */
  const arrive = () => {
    if (focus.current) document.getElementById(idOf(focus.current))?.focus();
    focus.current = undefined;
  };
  return { current, show: setCurrent, arrive };
}
