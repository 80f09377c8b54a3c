import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { OrderInput } from 'shared-contracts/orders';
import { useFormValues } from 'shared-ui/form';
import { useKnown } from './known.tsx';
import { keepDraft } from './order-draft.ts';

const PAUSE_MS = 300;

/** Keeps in the browser what is entered, until it is saved: when the typing pauses, and when the form is left. */
export function DraftKeeper({ isSaved }: { isSaved: () => boolean }) {
  const values = useFormValues<OrderInput>();
  const { known } = useKnown();
  const kept = useRef({ values, known });
  const keep = useEffectEvent(() => {
    if (values !== kept.current.values && !isSaved()) keepDraft({ values, known });
    kept.current = { values, known };
  });
  useEffect(() => {
    const timer = setTimeout(() => keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, known]);
  useLayoutEffect(() => {
    const last = () => keep();
    window.addEventListener('pagehide', last);
    return () => {
      window.removeEventListener('pagehide', last);
      last();
    };
  }, []);
  return null;
}
