import { Box } from 'shared-ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Full-width banners above the top bar. Publishes their height as `--banners-height` for popovers below the bar. */
export function TopBanners({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const publishHeight = () => {
      const height = box.current?.offsetHeight ?? 0;
      // Setting a property on the root restyles the whole page, so avoid it without banners.
      if (height > 0 || style.getPropertyValue('--banners-height'))
        style.setProperty('--banners-height', `${height}px`);
    };
    const observer = new ResizeObserver(publishHeight);
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--banners-height');
    };
  }, []);
  return (
    <Box ref={box} flexShrink="0">
      {children}
    </Box>
  );
}
