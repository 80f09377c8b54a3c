import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flat } from './error-summary.tsx';
import { useFormScope } from './scope.tsx';
import type { Step } from './step.ts';
import { belongsTo, stepOf } from './use-steps.ts';

/** Which of its tabs a form shows: a try to send leads to one with something wrong, and so does the summary of errors. */
export function useFormTabs(tabs: readonly Pick<Step, 'id' | 'fields'>[]) {
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const { idOf, reveal } = useFormScope();
  const [current, setCurrent] = useState(tabs[0]?.id ?? '');
  const focus = useRef<string>(undefined);

  const goToWrong = useEffectEvent(() => {
    const paths = Object.keys(flat(errors));
    const isHere = tabs.some((tab) => tab.id === current && paths.some(belongsTo(tab)));
    const first = tabs[stepOf(tabs, paths)];
    if (submitCount > 0 && !isSubmitting && !isHere && first) setCurrent(first.id);
  });
  useEffect(() => goToWrong(), [submitCount, isSubmitting]); // not while it is being repaired

  useEffect(() => {
    if (focus.current) document.getElementById(idOf(focus.current))?.focus();
    focus.current = undefined;
  });

  useEffect(() => {
    reveal.current = (name) => {
      const tab = tabs[stepOf(tabs, [name])];
      focus.current = name;
      setCurrent((shown) => tab?.id ?? shown);
      if (tab?.id === current) document.getElementById(idOf(name))?.focus();
    };
    return () => {
      reveal.current = undefined;
    };
  });
  return [current, setCurrent] as const;
}
