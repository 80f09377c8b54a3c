import { usePreferences } from 'shared-auth';
import { useEffect, useInsertionEffect } from 'react';
import { useMedia } from '../base/use-media.ts';

/** The mode in force: the person's choice, else the system's. */
export function useColorMode(): 'light' | 'dark' {
  const chosen = usePreferences((preferences) => preferences.colorMode);
  const system = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return chosen === 'system' ? system : chosen;
}

function show(mode: 'light' | 'dark') {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(mode);
  style.colorScheme = mode;
}

/** Chakra's conditions and the browser's own controls follow the page's root, which is told with the styles: later the browser would style the whole page anew. Paper is white: what is printed is light. */
export function useRootColorMode() {
  const mode = useColorMode();
  useInsertionEffect(() => show(mode), [mode]);
  useEffect(() => {
    const asPaper = () => show('light');
    const asBefore = () => show(mode);
    window.addEventListener('beforeprint', asPaper);
    window.addEventListener('afterprint', asBefore);
    return () => {
      window.removeEventListener('beforeprint', asPaper);
      window.removeEventListener('afterprint', asBefore);
    };
  }, [mode]);
}
