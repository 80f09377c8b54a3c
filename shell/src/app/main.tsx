import { fetchNext } from '../areas/fetch-next.ts';
import { lendRuntime } from '../areas/lend-runtime.ts';
import { pause } from '../areas/pause.ts';
import { takeOverLoading } from '../areas/persist.ts';
import { forgetFailedScripts } from '../areas/script.ts';
import './favicon.svg';

const ui = () => import(/* webpackMode: "eager" */ 'shared-ui');

/** All of it is here already; run in one go, it would keep a slow phone from answering for long. So the browser has its turn after each part. */
const PARTS: readonly (() => unknown)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-intl'),
  () => import(/* webpackMode: "eager" */ 'shared-auth'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  ui,
  () => import(/* webpackMode: "eager" */ 'shared-ui/router'),
  () => import(/* webpackMode: "eager" */ 'shared-ui/data'),
  async () => (await ui()).lookSystem(),
  async () => (await import(/* webpackMode: "eager" */ './start.tsx')).start(),
];

async function main() {
  fetchNext();
  lendRuntime();
  takeOverLoading();
  forgetFailedScripts();
  for (const part of PARTS) {
    await pause();
    await part();
  }
}

void main();
