import { Box } from 'shared-ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** The strips over the whole width above the bar; what opens below the bar finds their height in `--above-bar`. */
export function AboveBar({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tell = () => {
      const height = box.current?.offsetHeight ?? 0;
      if (height > 0 || style.getPropertyValue('--above-bar')) style.setProperty('--above-bar', `${height}px`); // whatever is set on the root, the browser styles the whole page anew
    };
    const observer = new ResizeObserver(tell);
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--above-bar');
    };
  }, []);
  return (
    <Box ref={box} flexShrink="0">
      {children}
    </Box>
  );
}
