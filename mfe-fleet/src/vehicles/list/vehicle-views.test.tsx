import { screen, waitFor, within } from '@testing-library/react';
import { chooseAction, errorReply, findAccessibilityViolations, testUsers } from 'shared-ui/testing';
import { findRow, getSearch, renderVehiclesPage } from '../testing/render-vehicles-page.tsx';
import { draft, inDays, row, toPage, vehicle } from '../testing/vehicle.fixtures.ts';

describe('views', () => {
  const tabs = async () =>
    within(await screen.findByRole('navigation', { name: 'Vehicle views' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  test('each view has its own URL', async () => {
    const period = { fromAt: Date.UTC(2026, 10, 20, 3) / 1_000, toAt: Date.UTC(2026, 10, 22, 12) / 1_000 };
    const view = renderVehiclesPage(
      { 'GET vehicles': () => toPage(row({ share: period })) },
      { at: '/vehicles?sort=-year&status=active' },
    );
    expect(await tabs()).toEqual(['Vehicles', 'Shared with us', 'Shared by us', 'Drafts', 'Expiring']);
    await view.user.click(screen.getByRole('link', { name: 'Shared with us' }));
    await waitFor(() =>
      expect(view.calls.at(-1)).toBe('GET vehicles?sort=registrationPlate&page=1&limit=20&of=partners'),
    );
    expect(await screen.findByRole('columnheader', { name: 'Organization' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Share period' })).toBeVisible();
    expect(screen.getByRole('cell', { name: /^20\.11\.2026 08:30.*22\.11\.2026 17:30$/ })).toBeVisible();
  });

  test('hides shares without access to them', async () => {
    const rules = testUsers.fleetOwner.rules.filter(({ model }) => model !== 'shareVehicle');
    const { calls } = renderVehiclesPage({}, { at: '/vehicles?view=given', user: { ...testUsers.fleetOwner, rules } });
    expect(await tabs()).not.toContain('Shared by us');
    expect(calls).not.toContainEqual(expect.stringContaining('vehicles/share'));
  });

  test('lists shares and ends one after confirmation', async () => {
    const { user, calls, notices, baseElement } = renderVehiclesPage(
      { 'DELETE vehicles/share/:id': () => ({ id: 'share-1' }) },
      { at: '/vehicles?view=given' },
    );
    const first = await findRow('WP LK-4521');
    for (const cell of ['Lanka Transporters', '01.12.2030 11:30', 'Open end', 'Upcoming'])
      expect(first.getByText(cell)).toBeVisible();
    expect(calls).toContain('GET vehicles/share?sort=-fromAt&page=1&limit=20&direction=given');
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
    await user.click(first.getByRole('button', { name: 'Unshare' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText('WP LK-4521 will no longer be shared with Lanka Transporters, who can no longer plan it.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Unshare' }));
    await waitFor(() => expect(notices).toEqual(['Vehicle no longer shared']));
  });

  test('lists missing fields of drafts, converts one to a vehicle and opens the driver dialog', async () => {
    const completeDraft = draft({ id: 'draft-2', registrationPlate: null, missing: [] });
    const view = renderVehiclesPage(
      {
        'GET vehicles/draft': () => toPage(draft(), completeDraft),
        'POST vehicles/draft/draft-2/transfer': () => vehicle({ id: 'vehicle-9' }),
      },
      { at: '/vehicles?view=drafts' },
    );
    const first = await findRow('CP 7788');
    expect(first.getByText('Type, Width')).toBeVisible();
    expect(first.getByRole('link')).toHaveAttribute('href', '/vehicles/drafted/draft-1/edit');
    expect(await findAccessibilityViolations(view.baseElement)).toEqual([]);
    await view.user.click((await findRow('No plate yet')).getByRole('button', { name: 'Convert to vehicle' }));
    await waitFor(() => expect(view.notices).toEqual(['Draft converted to vehicle']));
    expect(getSearch(view)).toBe('?assign=vehicle-9');
    expect(await screen.findByRole('dialog', { name: 'Assign driver' })).toBeVisible();
  });

  test('lists missing fields and opens the form when a draft is incomplete', async () => {
    const fields = {
      width: { code: 'required', message: 'Field is required' },
      vin: { code: 'invalid', message: 'invalid' },
    };
    const { user, router, notices } = renderVehiclesPage(
      { 'POST vehicles/draft/:id/transfer': () => errorReply(422, 'invalid', { fields }) },
      { at: '/vehicles?view=drafts' },
    );
    await chooseAction(user, 'CP 7788', 'Convert to vehicle');
    await waitFor(() => expect(router.state.location.pathname).toBe('/vehicles/drafted/draft-1/edit'));
    expect(notices).toEqual(['{plate} is incomplete. Fill in: {fields}']);
  });

  test('lists expiring documents and services', async () => {
    const expiredService = {
      vehicleId: 'vehicle-1',
      registrationPlate: 'WP LK-4521',
      what: 'service',
      kind: null,
      name: 'Oil change',
      at: inDays(-2),
      isExpired: true,
    };
    const expiringDocument = {
      ...expiredService,
      what: 'document',
      kind: 'insurance',
      name: null,
      at: inDays(29),
      isExpired: false,
    };
    const view = renderVehiclesPage(
      { 'GET vehicles/expiring': () => toPage<object>(expiredService, expiringDocument) },
      { at: '/vehicles?view=expiring' },
    );
    expect(await screen.findByText('Oil change')).toBeVisible();
    for (const text of ['Expired 1 day ago', 'Insurance', 'Expires in 29 days'])
      expect(screen.getByText(text)).toBeVisible();
    expect(await findAccessibilityViolations(view.baseElement)).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Service intervals' }));
    expect(await screen.findByRole('dialog', { name: 'Service intervals of WP LK-4521' })).toBeVisible();
  });

  test.each([
    ['', 'GET vehicles', 'No vehicles found'],
    ['?view=received', 'GET vehicles', 'No shared vehicles found'],
    ['?view=given', 'GET vehicles/share', 'No shares found'],
    ['?view=drafts', 'GET vehicles/draft', 'No drafts found'],
    ['?view=expiring', 'GET vehicles/expiring', 'No expiring documents or services found'],
    ['?view=nonsense', 'GET vehicles', 'No vehicles found'],
  ])('shows an empty list, and offers a retry when loading fails: %s', async (at, call, title) => {
    const { unmount } = renderVehiclesPage({ [call]: () => toPage() }, { at: `/vehicles${at}` });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    unmount();
    renderVehiclesPage({ [call]: () => errorReply(500, 'internal') }, { at: `/vehicles${at}` });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
