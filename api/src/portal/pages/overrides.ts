import type { ResolvedRegistry } from 'shared-contracts/values/areas';

/** Addresses of areas that a developer serves from elsewhere, by area. */
export type Overrides = Readonly<Record<string, string>>;

/** The build of an area that is being developed. */
export const DEVELOPED = 'dev';

/** `mfe-orders=http://localhost:3102/remoteEntry.js,…` */
export const parseOverrides = (text = ''): Overrides =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', address = ''] = pair.split(/=(.*)/s);
        if (!URL.canParse(address)) throw new Error(`AREA_OVERRIDES: ${pair} is no area=address`);
        return [name.trim(), address];
      }),
  );

const DEVELOPMENT_HOST = /^(localhost|127\.0\.0\.1|\[?::1\]?|.+\.localhost)$/;
export const isDevelopmentHost = (host: string) => DEVELOPMENT_HOST.test(host);

/** The developed areas come from their own address, unchecked; only ever on a development host. */
export const override = ({ areas }: ResolvedRegistry, overrides: Overrides): ResolvedRegistry => ({
  areas: areas.map((area) => {
    const entry = overrides[area.name];
    return entry === undefined
      ? area
      : { name: area.name, manifest: area.manifest, current: { build: DEVELOPED, version: DEVELOPED, entry } };
  }),
});

/** Where their development servers announce changes. */
export const socketsOf = (overrides: Overrides) =>
  Object.values(overrides).map((address) => new URL(address).origin.replace(/^http/, 'ws'));
