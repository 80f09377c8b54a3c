import { screen, waitFor, within } from '@testing-library/react';
import { chooseMenuItem, type Replies } from 'shared-ui/testing';
import { firePointer } from './testing/fire-pointer.ts';
import { availableOrder } from './testing/fixtures.ts';
import { page, renderDesk } from './testing/render-desk.tsx';

const galle = { id: 'galle', name: 'Galle store', city: '', latitude: 6.03, longitude: 80.22 };
const pool: Replies = {
  'GET v2/trips/plans/plan-1/orders': ({ query }) =>
    query.has('area')
      ? page(availableOrder('o-3', 'O-3'))
      : page(
          availableOrder('o-3', 'O-3'),
          availableOrder('o-4', 'O-4'),
          availableOrder('o-5', 'O-5', { stops: [{ location: galle, contact: null }] }),
        ),
};

async function drawRectangle(user: ReturnType<typeof renderDesk>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Rectangle' }));
  const surface = document.querySelector('[data-map-drawing]')!;
  firePointer('pointerdown', surface, { x: 100, y: 100 }, 'mouse');
  firePointer('pointermove', surface, { x: 400, y: 300 }, 'mouse');
  firePointer('pointerup', surface, { x: 500, y: 400 }, 'mouse');
}

test('a pickup on the map selects its orders, and deselects them', async () => {
  const { user } = renderDesk({ replies: pool });
  const marker = await screen.findByRole('button', { name: 'Port gate: 2 unplanned orders' });
  await user.click(marker);
  expect(screen.getByText('2 orders chosen')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Choose order O-5' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Choose order O-5' }));
  expect(screen.getByText('3 orders chosen')).toBeVisible();
  await user.click(marker);
  expect(screen.getByText('1 order chosen')).toBeVisible();
});

test('an area on the map filters the orders and chooses them, until it is cleared', async () => {
  const { user, router } = renderDesk({ replies: pool });
  await screen.findByText('O-5');
  await drawRectangle(user);
  expect(await screen.findByText('1 order chosen')).toBeVisible();
  expect(screen.queryByText('O-5')).not.toBeInTheDocument();
  expect(new URLSearchParams(router.state.location.search).getAll('area')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'In the area on the map' }));
  expect(await screen.findByText('O-5')).toBeVisible();
  expect(screen.getByText('3 unplanned orders')).toBeVisible();
});

test('saves search and area of the pool as a view, and opens it in the same plan', async () => {
  const views: object[] = [];
  const { user, router } = renderDesk({
    replies: {
      ...pool,
      'GET list-views': () => ({ items: views }),
      'POST list-views': ({ body }) => {
        const view = { ...(body as object), id: 'south', revision: 1, isDefault: false, isOwn: true, actions: [] };
        views.push({ ...view, isShared: false, author: 'Nadia' });
        return views[0];
      },
    },
  });
  await screen.findByText('O-5');
  await drawRectangle(user);
  await screen.findByText('1 order chosen');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.click(screen.getByRole('button', { name: 'View: All rows' }));
  await chooseMenuItem(user, 'menuitem', 'Save as new view');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'South');
  await user.click(dialog.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(router.state.location.search).toContain('savedView=south'));
  expect(views).toMatchObject([
    { list: 'planning-desk-orders', path: '/trips/planning', tab: 'plan-1', name: 'South' },
  ]);
  expect(router.state.location.search).toContain('view=plan-1');
});
