import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls back once its element is visible in the foreground tab, so that only seen messages count as read.
 * @param key of the visible content; undefined if there is none
 */
export function useSeen(key: string | undefined, onSeen: (key: string) => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const callback = useRef(onSeen);
  useEffect(() => void (callback.current = onSeen));
  useEffect(() => {
    const { current } = element;
    if (key === undefined || !current) return undefined;
    let isSeen = false;
    let isInView = false;
    const check = () => {
      if (isSeen || !isInView || document.visibilityState !== 'visible') return;
      isSeen = true;
      callback.current(key);
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      check();
    });
    observer.observe(current);
    document.addEventListener('visibilitychange', check);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', check);
    };
  }, [key]);
  return element;
}
