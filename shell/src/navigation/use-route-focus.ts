import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the top and focuses the content on navigation, unless the page has focused an element itself. */
export function useRouteFocus(content: RefObject<HTMLElement | null>, pathname: string) {
  const previous = useRef(pathname);
  useEffect(() => {
    const box = content.current;
    if (!box || previous.current === pathname) return;
    previous.current = pathname;
    box.scrollTo(0, 0);
    if (!box.contains(document.activeElement)) box.focus({ preventScroll: true });
  }, [content, pathname]);
}
