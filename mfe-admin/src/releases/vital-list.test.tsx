import { screen, waitFor, within } from '@testing-library/react';
import type { ReleaseRow, ReleaseVitals } from 'shared-contracts/portal/releases';
import { findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import ReleasesPage from './releases-page.tsx';

const vitals: ReleaseVitals = {
  id: 'mfe-orders@bb',
  area: 'mfe-orders',
  build: 'bb',
  version: '1.2.0',
  views: 140,
  vitals: {
    lcp: { p75: 2_438, rating: 'good', views: 140 },
    inp: { p75: 320, rating: 'needsImprovement', views: 90 },
    cls: { p75: 0.375, rating: 'poor', views: 120 },
    fcp: null,
    ttfb: { p75: 90, rating: 'good', views: 140 },
  },
};

test('shows as texts how good the web vitals of each release are', async () => {
  const { user, calls, baseElement } = renderScreen(<ReleasesPage />, {
    url: '/?view=vitals',
    user: testUsers.root,
    replies: {
      'GET releases/choices': () => ({ hosts: ['*'], areas: ['mfe-orders', 'mfe-trips'] }),
      'GET releases/vitals': () => ({
        items: [vitals, { ...vitals, id: 'shell@s', area: 'shell', version: null }],
        total: 2,
        page: 1,
        limit: 20,
      }),
    },
  });
  await screen.findByRole('cell', { name: 'mfe-orders' });
  const texts = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  const measured = ['140', '2438 ms Good', '320 ms Needs improvement', '0.375 Poor', '–', '90 ms Good'];
  expect(texts.slice(0, 8)).toEqual(['mfe-orders', '1.2.0+bb', ...measured]);
  expect(texts).toContain('Portal itself');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'mfe-trips');
  await waitFor(() => expect(calls.at(-1)).toBe('GET releases/vitals?area=mfe-trips&page=1&limit=20'));
});

test('shows the web vital that a release is quarantined for', async () => {
  const row: ReleaseRow = {
    id: 'mfe-orders@bb',
    area: 'mfe-orders',
    build: 'bb',
    version: '1.2.0',
    owner: 'Orders team',
    hostApi: '^1.0.0',
    shownBy: [],
    pinnedOn: [],
    shared: {},
    health: { loads: 120, p75: 340, failures: 0, state: 'quarantined' },
    quarantine: { id: 'q-1', beganAt: 1_767_261_600, tried: 600, failed: 152, vital: 'cls', p75: 0.375 },
    actions: ['lift'],
  };
  renderScreen(<ReleasesPage />, {
    url: '/?view=releases&dialog=release.mfe-orders@bb',
    user: testUsers.root,
    replies: {
      'GET releases/choices': () => ({ hosts: ['*'], areas: ['mfe-orders'] }),
      'GET releases': () => ({ items: [row], total: 1, page: 1, limit: 20 }),
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'mfe-orders 1.2.0+bb' }));
  expect(dialog.getByText('Shifts (CLS)').nextElementSibling).toHaveTextContent('0.375Poor152 of 600 views');
});
