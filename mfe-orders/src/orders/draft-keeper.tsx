import { useEffect, useRef } from 'react';
import type { OrderInput } from 'shared-contracts/orders';
import { useFormValues } from 'shared-ui/form';
import { useKnown } from './known.tsx';
import { keepDraft } from './order-draft.ts';

/** Keeps in the browser what is entered, until it is saved. */
export function DraftKeeper({ isSaved }: { isSaved: () => boolean }) {
  const values = useFormValues<OrderInput>();
  const { known } = useKnown();
  const first = useRef(values);
  useEffect(() => {
    if (values !== first.current && !isSaved()) keepDraft({ values, known });
  }, [values, known, isSaved]);
  return null;
}
