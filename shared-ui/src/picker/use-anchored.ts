import { useEffect, useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

/** px between the field and the list, and of the list at most. */
const GAP = 4;
const HIGHEST = 288;

/** Under the field, or over it where there is more room. */
function placeAt({ top, bottom, left, width }: DOMRect): CSSProperties {
  const below = window.innerHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const isUp = below < HIGHEST && above > below;
  return {
    left,
    width,
    maxHeight: Math.min(HIGHEST, isUp ? above : below),
    ...(isUp ? { bottom: window.innerHeight - top + GAP } : { top: bottom + GAP }),
  };
}

/** Keeps a list at its field while anything scrolls or grows. */
export function useAnchored(field: RefObject<HTMLElement | null>): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});
  const follow = () => {
    const next = field.current ? placeAt(field.current.getBoundingClientRect()) : {};
    setStyle((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  useLayoutEffect(() => setStyle(field.current ? placeAt(field.current.getBoundingClientRect()) : {}), [field]);
  useEffect(() => {
    const frame = requestAnimationFrame(follow); // with the frame's own layout, not by one more for each key
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  });
  return style;
}
