import { useState } from 'react';

/** The index of the current slide; after the last comes the first. */
export function useSlideIndex(count: number, initialIndex = 0) {
  const [requestedIndex, setIndex] = useState(initialIndex);
  const index = Math.min(requestedIndex, Math.max(0, count - 1));
  const moveBy = (offset: number) => setIndex((index + offset + count) % count);
  return { index, goTo: setIndex, next: () => moveBy(1), previous: () => moveBy(-1) };
}
