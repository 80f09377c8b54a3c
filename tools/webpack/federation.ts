import { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import { getContainerName } from 'shared-contracts/values/portal/areas';
import { sharedModules, type Shared } from './shared.ts';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];
type Experiments = NonNullable<Options['experiments']>;

const SCOPE = 'default';

const terms = <T>(of: (shared: Shared) => T) =>
  Object.fromEntries(sharedModules().map((shared) => [shared.name, of(shared)]));

/** A library of the version it was built with, or newer. The kit's version is checked once, by `hostApi` of area.json. */
const range = ({ name, version }: Shared) => (name.startsWith('shared-') ? false : `^${version}`);

/** No manifests, no snapshots: the registry lists the areas. */
const federation = (experiments: Experiments, options: Omit<Options, 'experiments'>) =>
  new ModuleFederationPlugin({
    ...options,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { ...experiments, optimization: { target: 'web', disableSnapshot: true } },
  });

/** The shell provides all shared modules and the federation runtime, and uses its own modules without version checks. */
export const provideSharedModules = () => [
  federation({ provideExternalRuntime: true }, { name: 'shell' }),
  new ConsumeSharedPlugin({ shareScope: SCOPE, consumes: {} }), // records what is provided
  new ProvideSharedPlugin({
    shareScope: SCOPE,
    provides: terms(({ name, version, eager }) => ({ shareKey: name, version, eager, singleton: true })),
  }),
];

/** An area consumes all shared modules (`import: false`): it bundles no copy. */
export const consumeSharedModules = (
  area: string,
  build: string,
  exposes: Record<string, string>,
  filename = 'remoteEntry.[contenthash:8].js',
) =>
  federation(
    { externalRuntime: true },
    {
      name: getContainerName(area, build),
      filename,
      exposes,
      // Strict: with an older library than at build time, a page would fail in obscure ways.
      shared: terms((shared) => ({
        singleton: true,
        strictVersion: true,
        requiredVersion: range(shared),
        import: false,
      })),
    },
  );
