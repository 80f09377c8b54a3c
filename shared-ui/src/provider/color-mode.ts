import { usePreferences } from 'shared-auth';
import { useEffect, useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

const onSystemChange = (told: () => void) => {
  const media = window.matchMedia(DARK);
  media.addEventListener('change', told);
  return () => media.removeEventListener('change', told);
};

/** The mode in force: the person's choice, else the system's. */
export function useColorMode(): 'light' | 'dark' {
  const chosen = usePreferences((preferences) => preferences.colorMode);
  const system = useSyncExternalStore(onSystemChange, () => (window.matchMedia(DARK).matches ? 'dark' : 'light'));
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
