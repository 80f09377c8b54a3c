import { usePreferences } from 'shared-auth';
import { useEffect } from 'react';
import { useMedia } from '../base/use-media.ts';

/** The mode in force: the person's choice, else the system's. */
export function useColorMode(): 'light' | 'dark' {
  const chosen = usePreferences((preferences) => preferences.colorMode);
  const system = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return chosen === 'system' ? system : chosen;
}

/** Chakra's conditions and the browser's own controls follow the page's root. */
export function useRootColorMode() {
  const mode = useColorMode();
  useEffect(() => {
    const { classList, style } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add(mode);
    style.colorScheme = mode;
  }, [mode]);
}
