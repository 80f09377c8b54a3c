import { startDeferredPreloads } from '../areas/preload/deferred-preloads.ts';
import { provideSharedRuntime } from '../areas/federation/shared-runtime.ts';
import { yieldToBrowser } from '../areas/scripts/yield-to-browser.ts';
import { installScriptLoader } from '../areas/scripts/retry.ts';
import { removeFailedScripts } from '../areas/scripts/script.ts';
import './favicon.svg';

const ui = () => import(/* webpackMode: "eager" */ 'shared-ui');

/**
 * These modules are already downloaded. Yields to the browser after each, because a single task would block a slow
 * phone.
 */
const STARTUP_STEPS: readonly (() => unknown)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-intl'),
  () => import(/* webpackMode: "eager" */ 'shared-auth'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  ui,
  () => import(/* webpackMode: "eager" */ 'shared-ui/router'),
  () => import(/* webpackMode: "eager" */ 'shared-ui/data'),
  async () => (await ui()).getThemeSystem(),
  async () => (await import(/* webpackMode: "eager" */ './start.tsx')).start(),
];

async function main() {
  startDeferredPreloads();
  provideSharedRuntime();
  installScriptLoader();
  removeFailedScripts();
  for (const step of STARTUP_STEPS) {
    await yieldToBrowser();
    await step();
  }
}

void main();
