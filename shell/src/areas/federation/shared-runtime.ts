import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * The bundler runtime of module federation, which every remote entry would contain otherwise (tools/webpack/area.ts).
 * Each build creates its own instance, as the runtime's `init` would replace the shell's.
 */
const sharedRuntime = {
  runtime: { ...runtime, init: runtime.createInstance },
  // Omitted from the shell's own runtime, as the shell exposes nothing.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
};

/** Must be called before any remote entry runs. */
export const provideSharedRuntime = () =>
  Object.assign(globalThis, { [Symbol.for('consign.federation')]: sharedRuntime });
