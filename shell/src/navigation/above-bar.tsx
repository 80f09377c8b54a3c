import { Box } from 'shared-ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** The strips over the whole width above the bar; what opens below the bar finds their height in `--above-bar`. */
export function AboveBar({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--above-bar', `${box.current?.offsetHeight ?? 0}px`));
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--above-bar');
    };
  }, []);
  return <Box ref={box} flexShrink="0">{children}</Box>;
}
