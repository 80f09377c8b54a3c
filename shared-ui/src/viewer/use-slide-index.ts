import { useState } from 'react';

/** Which of several is shown; after the last comes the first. */
export function usePlace(count: number, first = 0) {
  const [wanted, setAt] = useState(first);
  const at = Math.min(wanted, Math.max(0, count - 1));
  const by = (step: number) => setAt((at + step + count) % count);
  return { at, go: setAt, next: () => by(1), previous: () => by(-1) };
}
