import { useEffect, useRef } from 'react';

const FIELDS = ':is(input, select, textarea):not([type=hidden], :disabled)';

/** Focuses the first field if the form was still loading when the dialog took the focus. */
export function FocusFirst() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = marker.current?.closest('[role=dialog]');
    if (!form?.querySelector(`${FIELDS}:focus`)) form?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, []);
  return <span ref={marker} hidden />;
}
