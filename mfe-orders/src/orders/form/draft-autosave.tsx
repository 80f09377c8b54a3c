import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { useFormValues } from 'shared-ui/form';
import { useReferenceData } from './reference-data.tsx';
import { saveDraft } from './order-draft.ts';

const DEBOUNCE_MS = 300;

/** Saves the entered values in the browser when the user pauses typing or leaves the form, until the order is saved. */
export function DraftAutosave({ isSaved }: { isSaved: () => boolean }) {
  const values = useFormValues<OrderInput>();
  const { records } = useReferenceData();
  const lastSaved = useRef({ values, records });
  const save = useEffectEvent(() => {
    if (values !== lastSaved.current.values && !isSaved()) saveDraft({ values, records });
    lastSaved.current = { values, records };
  });
  useEffect(() => {
    const timer = setTimeout(() => save(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [values, records]);
  useLayoutEffect(() => {
    const saveOnLeave = () => save();
    window.addEventListener('pagehide', saveOnLeave);
    return () => {
      window.removeEventListener('pagehide', saveOnLeave);
      saveOnLeave();
    };
  }, []);
  return null;
}
