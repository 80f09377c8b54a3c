import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** What every area's entry would else carry itself (tools/webpack/area.ts): the part of the federation's runtime that serves one build. Each makes an instance of its own; the runtime's `init` would put it in the place of the shell's. */
const lent = {
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry }, // the shell exposes nothing, and its build leaves this one out
  attachShareScopeMap,
};

/** Before any entry runs. */
export const lendRuntime = () => Object.assign(globalThis, { [Symbol.for('consign.federation')]: lent });
