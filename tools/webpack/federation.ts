import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName } from 'shared-contracts/values/areas';
import { sharedModules } from './shared.ts';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];
type Experiments = NonNullable<Options['experiments']>;

/** No manifests, no snapshots: the registry says what there is. */
const federation = (experiments: Experiments, options: Omit<Options, 'experiments'>) =>
  new ModuleFederationPlugin({
    ...options,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { ...experiments, optimization: { target: 'web', disableSnapshot: true } },
  });

const shared = (terms: (eager: boolean) => object) =>
  Object.fromEntries(sharedModules().map(({ name, version, eager }) => [name, { singleton: true, requiredVersion: version, ...terms(eager) }]));

/** The shell lends everything that is shared, and the runtime. */
export const lender = () => federation({ provideExternalRuntime: true }, { name: 'shell', shared: shared((eager) => ({ eager })) });

/** An area borrows all of it: `import: false`, it carries no copy of its own. */
export const borrower = (area: string, build: string, exposes: Record<string, string>, filename = 'remoteEntry.[contenthash:8].js') =>
  federation({ externalRuntime: true }, { name: containerName(area, build), filename, exposes, shared: shared(() => ({ import: false })) });
