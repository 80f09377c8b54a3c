import type { AreaRelease, Registry, ShellRelease } from 'shared-contracts/values/portal/areas';

/** The documents of a small built portal: a shell and two releases of one area. */
export const shell: ShellRelease = {
  hostApi: '1.0.0',
  base: '/assets/',
  icon: 'favicon.1.svg',
  scripts: ['ahead.1.js', 'react.1.js', 'main.1.js'],
  ahead: ['ahead.1.js'],
  integrity: Object.fromEntries(
    [
      'ahead',
      'react',
      'main',
      'frame',
      'home',
      'sign-in',
      'reset',
      'first',
      'track',
      'form',
      'yup',
      'list',
      'menu',
    ].map((name) => [`${name}.1.js`, `sha384-${name}`]),
  ),
  firstPaint: {
    frame: { scripts: ['frame.1.js'], shared: ['shared-ui/menu'] },
    '/': { scripts: ['home.1.js'], shared: [] },
    '/login': { scripts: ['sign-in.1.js'], shared: ['shared-ui/form'] },
    '/login/reset': { scripts: ['reset.1.js'], shared: [] },
    '/first-password': { scripts: ['first.1.js'], shared: [] },
    '/track/:token': { scripts: ['track.1.js'], shared: [] },
  },
  lent: {
    'shared-ui/form': { scripts: ['form.1.js'], shared: ['yup'] },
    'shared-ui/list': { scripts: ['list.1.js', 'react.1.js'], shared: ['shared-ui/menu'] },
    'shared-ui/menu': { scripts: ['menu.1.js'], shared: [] },
    yup: { scripts: ['yup.1.js'], shared: [] },
  },
};

export const orders = (build: string, owner = 'Orders team'): AreaRelease => ({
  version: '1.0.0',
  path: `mfe-orders/1.0.0+${build}/`,
  manifest: {
    name: 'mfe-orders',
    owner,
    hostApi: '^1.0.0',
    apis: [],
    routes: [
      { path: '/orders', title: 'menu.orders', access: {} },
      { path: '/orders/:id', title: 'menu.orders', access: {} },
      { path: '/orders/new', title: 'menu.orders', access: {} },
    ],
    menu: [],
    slots: [],
    labels: {
      en: { 'menu.orders': 'Orders' },
      it: { 'menu.orders': 'Ordini' },
      fr: { 'menu.orders': 'Commandes' },
      sp: { 'menu.orders': 'Pedidos' },
      sin: { 'menu.orders': 'ඇණවුම්' },
    },
  },
  entry: 'remoteEntry.1.js',
  integrity: { 'remoteEntry.1.js': 'sha384-entry', 'orders.1.js': 'sha384-orders', 'order.1.js': 'sha384-order' },
  firstPaint: {
    '/orders': { scripts: ['remoteEntry.1.js', 'orders.1.js'], shared: ['shared-ui/list'] },
    '/orders/:id': { scripts: ['remoteEntry.1.js', 'order.1.js'], shared: [] },
    '/orders/new': { scripts: ['remoteEntry.1.js'], shared: ['shared-ui/form'] },
  },
});

export const registry = (changes: Partial<Registry> = {}): Registry => ({
  releases: { 'mfe-orders': { one: orders('one'), two: orders('two') } },
  channels: { stable: { areas: { 'mfe-orders': 'one' } } },
  hosts: {},
  ...changes,
});
