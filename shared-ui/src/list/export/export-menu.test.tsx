import { screen, waitFor } from '@testing-library/react';
import {
  chooseMenuItem,
  collectSavedFiles,
  errorReply,
  findAccessibilityViolations,
  type ApiCall,
  type Replies,
} from '../../testing/index.ts';
import { emptyReplies, orderReplies, renderOrdersPage } from '../testing/orders-page.tsx';

const saved = collectSavedFiles();

const renderExport = (reply: (call: ApiCall) => unknown, url: string) => {
  const exports: ApiCall[] = [];
  const replies: Replies = {
    ...orderReplies,
    'POST orders/export': (call) => {
      exports.push(call);
      return reply(call);
    },
  };
  return { ...renderOrdersPage({ url, replies }), exports };
};

test('exports the rows as filtered and sorted, with the columns as they are shown', async () => {
  const { user, exports, notices, baseElement } = renderExport(
    () => new Blob(['rows']),
    '/?stage=saved&sort=number&page=2&limit=5',
  );
  await screen.findByText('ORD-6');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'City' }));
  await user.click(screen.getByRole('checkbox', { name: 'Partner' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Export list' }));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await chooseMenuItem(user, 'menuitem', 'Excel');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect([saved[0]?.name, await saved[0]?.text]).toEqual(['export.xlsx', 'rows']);
  expect(notices).toEqual(['{name} downloaded']);
  expect(exports.map(({ query, body }) => [query.toString(), body])).toEqual([
    [
      'stage=saved&sort=number',
      {
        format: 'xlsx',
        title: 'Orders',
        columns: [
          { id: 'number', title: 'Number' },
          { id: 'cost', title: 'Cost' },
          { id: 'city', title: 'City', labels: { kandy: 'City of Kandy' } },
        ],
      },
    ],
  ]);
});

test('says how many rows can be exported, and exports no empty list', async () => {
  const { user, notices, unmount } = renderExport(
    () => errorReply(422, 'tooManyRows', { params: { max: 50_000 } }),
    '/',
  );
  await screen.findByText('ORD-1');
  await user.click(screen.getByRole('button', { name: 'Export list' }));
  await chooseMenuItem(user, 'menuitem', 'CSV');
  await waitFor(() =>
    expect(notices).toEqual(['Up to {max, number} rows can be exported. Narrow the filters and try again']),
  );
  unmount();
  renderOrdersPage({ replies: emptyReplies });
  await screen.findByText('Create the first one.');
  expect(screen.getByRole('button', { name: 'Export list' })).toBeDisabled();
});
