import { DEVELOPMENT_BUILD, type ResolvedRegistry } from 'shared-contracts/values/portal/areas';

/** Addresses of areas that a developer serves, by area. */
export type Overrides = Readonly<Record<string, string>>;

/** Parses `mfe-orders=http://localhost:3102/remoteEntry.js,…`. */
export const parseOverrides = (text = ''): Overrides =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', address = ''] = pair.split(/=(.*)/s);
        if (!URL.canParse(address)) throw new Error(`AREA_OVERRIDES: ${pair} is not area=address`);
        return [name.trim(), address];
      }),
  );

const DEVELOPMENT_HOST = /^(localhost|127\.0\.0\.1|\[?::1\]?|.+\.localhost)$/;
export const isDevelopmentHost = (host: string) => DEVELOPMENT_HOST.test(host);

/** Replaces releases with development builds, which have no integrity. Only for development hosts and signed links. */
export const applyOverrides = ({ areas }: ResolvedRegistry, overrides: Overrides): ResolvedRegistry => ({
  areas: areas.map((area) => {
    const entry = overrides[area.name];
    return entry === undefined
      ? area
      : {
          name: area.name,
          manifest: area.manifest,
          current: { build: DEVELOPMENT_BUILD, version: DEVELOPMENT_BUILD, entry },
        };
  }),
});

/** Lists the WebSocket origins on which development servers announce changes. */
export const listSocketOrigins = (overrides: Overrides) =>
  Object.values(overrides).map((address) => new URL(address).origin.replace(/^http/, 'ws'));
