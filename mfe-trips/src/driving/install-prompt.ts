import { useSyncExternalStore } from 'react';

/** Chromium's event; TypeScript doesn't know it. */
type InstallPromptEvent = Event & { prompt: () => Promise<unknown> };

let pending: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

function setPending(event: InstallPromptEvent | undefined) {
  pending = event;
  for (const listener of listeners) listener();
}

/** Sent once, on whichever of the driver's pages is open then. */
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  setPending(event as InstallPromptEvent);
});
window.addEventListener('appinstalled', () => setPending(undefined));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns a function that prompts to install the app; undefined if the browser doesn't support it, or it is already
 * installed.
 */
export function useInstallPrompt(): (() => void) | undefined {
  const event = useSyncExternalStore(subscribe, () => pending);
  return (
    event &&
    (() => {
      void event.prompt();
      setPending(undefined); // it can be used once
    })
  );
}

const IPHONE = /iphone|ipad|ipod/i;

/** Safari offers it only in its own menu. */
export const installsFromMenu = (userAgent = navigator.userAgent): boolean =>
  IPHONE.test(userAgent) && !window.matchMedia('(display-mode: standalone)').matches;
