import webpack from 'webpack';
import { containerName } from 'shared-contracts/values/areas';
import { ForgottenFailures } from './forgotten-failures.ts';
import { sharedModules, type Shared } from './shared.ts';

const { container, sharing } = webpack;
const SCOPE = 'default';

const terms = <T>(of: (shared: Shared) => T) => Object.fromEntries(sharedModules().map((shared) => [shared.name, of(shared)]));

/** Of a library what it was built with, or newer in its major; of the kit any of its major, for `hostApi` in the area.json says the rest. */
const range = ({ name, version }: Shared) => (name.startsWith('shared-') ? `^${version.split('.', 1).join('')}.0.0` : `^${version}`);

/** The shell lends everything that is shared. It uses its own modules as any page does, without asking which version there is. */
export const lender = () =>
  new sharing.ProvideSharedPlugin({ shareScope: SCOPE, provides: terms(({ name, version, eager }) => ({ shareKey: name, version, eager })) });

/** An area borrows all of it: `import: false`, it carries no copy of its own. */
export const borrowing = (area: string, build: string, exposes: Record<string, string>, filename = 'remoteEntry.[contenthash:8].js') => [
  new ForgottenFailures(),
  new container.ModuleFederationPlugin({
    name: containerName(area, build), filename, exposes, shareScope: SCOPE,
    // Strict: with an older library than it was built with, a page fails in ways that nobody finds.
    shared: terms((shared) => ({ singleton: true, strictVersion: true, requiredVersion: range(shared), import: false })),
  }),
];
