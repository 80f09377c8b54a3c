import { useEffect, useRef, type RefObject } from 'react';

/** At another page the content begins at its top, and the keyboard goes on from there unless the page put it somewhere itself. */
export function useArrival(content: RefObject<HTMLElement | null>, pathname: string) {
  const before = useRef(pathname);
  useEffect(() => {
    const box = content.current;
    if (!box || before.current === pathname) return;
    before.current = pathname;
    box.scrollTo(0, 0);
    if (!box.contains(document.activeElement)) box.focus({ preventScroll: true });
  }, [content, pathname]);
}
