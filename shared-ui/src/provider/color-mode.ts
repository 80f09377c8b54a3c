import { usePreferences } from 'shared-auth';
import { useEffect, useInsertionEffect } from 'react';
import { useMedia } from '../base/use-media.ts';

/** The effective colour mode: the user's preference, else the system's. */
export function useColorMode(): 'light' | 'dark' {
  const preference = usePreferences((preferences) => preferences.colorMode);
  const system = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return preference === 'system' ? system : preference;
}

function applyMode(mode: 'light' | 'dark') {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(mode);
  style.colorScheme = mode;
}

/**
 * Sets the colour mode on the root element, for Chakra's conditions and native controls. It does so together with the styles: later, the
 * browser would restyle the whole page. Prints are always light.
 */
export function useRootColorMode() {
  const mode = useColorMode();
  useInsertionEffect(() => applyMode(mode), [mode]);
  useEffect(() => {
    const beforePrint = () => applyMode('light');
    const afterPrint = () => applyMode(mode);
    window.addEventListener('beforeprint', beforePrint);
    window.addEventListener('afterprint', afterPrint);
    return () => {
      window.removeEventListener('beforeprint', beforePrint);
      window.removeEventListener('afterprint', afterPrint);
    };
  }, [mode]);
}
