import type { AreaManifest, AreaRelease } from 'shared-contracts/values/portal/areas';

type ReleaseOverrides = Partial<Pick<AreaManifest, 'hostApi'>> &
  Pick<Partial<AreaRelease>, 'borrows' | 'integrity'> & { routes?: string[]; slots?: string[] };

/** A release like that of a build. Slots are named `slot/name`. */
export const buildRelease = (
  name: string,
  build: string,
  { hostApi = '^1.0.0', routes = [], slots = [], borrows = {}, integrity = {} }: ReleaseOverrides = {},
): AreaRelease => ({
  version: '1.0.0',
  path: `${name}/1.0.0-${build}/`,
  manifest: {
    name,
    owner: 'Team',
    hostApi,
    apis: [],
    routes: routes.map((path) => ({ path, title: 'menu.all', access: {} })),
    menu: [],
    slots: slots.map((key) => ({ slot: key.split('/')[0] ?? '', name: key.split('/')[1] ?? '', access: {} })),
    labels: Object.fromEntries(
      ['en', 'it', 'fr', 'sp', 'sin'].map((language) => [language, routes.length > 0 ? { 'menu.all': 'All' } : {}]),
    ) as AreaManifest['labels'],
  },
  entry: 'remoteEntry.js',
  integrity,
  firstPaint: {},
  borrows,
});
