import type { AreaManifest, ResolvedArea } from 'shared-contracts/values/portal/areas';

type ManifestParts = Pick<AreaManifest, 'routes' | 'menu' | 'labels'>;

const area = (name: string, declared: ManifestParts): ResolvedArea => ({
  name,
  current: { build: '1.0.0+00000000', version: '1.0.0', entry: `/areas/${name}/remoteEntry.js` },
  manifest: { name, owner: 'Team', hostApi: '^1.0.0', apis: [], slots: [], ...declared },
});

/** Orders and vehicles require a rule, vehicles are also in root's menu, dictionaries are open to everyone. */
export const testAreas: readonly ResolvedArea[] = [
  area('mfe-fleet', {
    routes: [
      { path: '/vehicles-dictionaries', title: 'menu.dictionaries', access: {} },
      { path: '/vehicles', title: 'menu.vehicles', access: { model: 'vehicle', action: 'read' } },
    ],
    menu: [
      {
        path: '/vehicles-dictionaries',
        label: 'menu.dictionaries',
        icon: 'tags',
        group: 'fleet',
        order: 60,
        root: true,
      },
      { path: '/vehicles', label: 'menu.vehicles', icon: 'truck', group: 'fleet', order: 40, root: true },
    ],
    labels: {
      en: { 'menu.dictionaries': 'Vehicle dictionaries', 'menu.vehicles': 'Vehicles' },
      it: { 'menu.vehicles': 'Veicoli' },
      fr: {},
      sp: {},
      sin: {},
    },
  }),
  area('mfe-orders', {
    routes: [{ path: '/orders', title: 'menu.orders', access: { model: 'order', action: 'read' } }],
    menu: [{ path: '/orders', label: 'menu.orders', icon: 'package', group: 'plan', order: 10 }],
    labels: { en: { 'menu.orders': 'Orders' }, it: {}, fr: {}, sp: {}, sin: {} },
  }),
];

/** Writes the registry into the page like the server. */
export function writeRegistry(areas: readonly ResolvedArea[] = testAreas) {
  const script = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'registry',
    textContent: JSON.stringify({ areas }),
  });
  document.head.append(script);
}
