import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Message } from '../../base/message.ts';
import { flattenErrors } from '../core/error-summary.tsx';
import { useFormScope } from '../core/form-scope.tsx';
import { findStepIndex } from '../steps/use-steps.ts';

type Tab = { id: string; fields: Readonly<Record<string, Message>> };

/** The current tab of a form. A failed submit and the error summary lead to a tab with invalid fields. */
export function useFormTabs(tabs: readonly Tab[], initialTab = tabs[0]?.id ?? '') {
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const { getElementId, unmountedFields, labels } = useFormScope();
  const [currentTab, setCurrentTab] = useState(initialTab);
  const fieldToFocus = useRef<string>(undefined);
  const findTabsWith = (paths: readonly string[]) =>
    tabs.filter((tab) => findStepIndex([{ fields: Object.keys(tab.fields) }], paths) === 0).map(({ id }) => id);

  useEffect(() => {
    // Includes the labels of fields on tabs that are not mounted.
    for (const [name, label] of tabs.flatMap(({ fields }) => Object.entries(fields))) labels.set(name, label);
  });

  const goToInvalidTab = useEffectEvent(() => {
    const invalidTabs = findTabsWith(Object.keys(flattenErrors(errors)));
    const [firstInvalidTab] = invalidTabs;
    if (submitCount > 0 && !isSubmitting && firstInvalidTab && !invalidTabs.includes(currentTab))
      setCurrentTab(firstInvalidTab);
  });
  useEffect(() => goToInvalidTab(), [submitCount, isSubmitting]); // not on changes of the errors

  const showField = useEffectEvent((name: string) => {
    const [tab] = findTabsWith([name]);
    if (tab === undefined) return false;
    fieldToFocus.current = name;
    setCurrentTab(tab);
    return true;
  });
  useEffect(() => {
    const show = (name: string) => showField(name);
    unmountedFields.add(show);
    return () => void unmountedFields.delete(show);
  }, [unmountedFields]);
  /** Call when a tab has mounted. */
  const onTabMount = () => {
    if (fieldToFocus.current) document.getElementById(getElementId(fieldToFocus.current))?.focus();
    fieldToFocus.current = undefined;
  };
  return { currentTab, setCurrentTab, onTabMount };
}
