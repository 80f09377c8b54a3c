import { useEffect, useRef, type RefObject } from 'react';

const OPEN_DIALOG = '[role$=dialog][data-state=open]';

/** A dialog that the page has opened also takes focus, and would close if it lost it. */
const isFocusTaken = (box: HTMLElement) =>
  box.contains(document.activeElement) || Boolean(document.activeElement?.closest(OPEN_DIALOG));

/** Scrolls to the top and focuses the content on navigation, unless the page has focused an element itself. */
export function useRouteFocus(content: RefObject<HTMLElement | null>, pathname: string) {
  const previous = useRef(pathname);
  useEffect(() => {
    const box = content.current;
    if (!box || previous.current === pathname) return;
    previous.current = pathname;
    box.scrollTo(0, 0);
    if (!isFocusTaken(box)) box.focus({ preventScroll: true });
  }, [content, pathname]);
}
