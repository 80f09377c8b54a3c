import { screen, waitFor, within } from '@testing-library/react';
import { chooseMenuItem, findAccessibilityViolations } from '../../testing/index.ts';
import { useDensity } from '../table/density.tsx';
import { getSearch, renderOrdersPage } from '../testing/orders-page.tsx';

const getRow = (name: string) => screen.getByRole('row', { name: new RegExp(`^(Select )?${name} `) });
const openPanel = async (name = 'ORD-2') => {
  const view = renderOrdersPage();
  await screen.findByText(name);
  await view.user.click(within(getRow(name)).getByText('1,200.00'));
  return { ...view, panel: within(await screen.findByRole('region', { name })) };
};
afterEach(() => useDensity.getState().setDensity('comfortable'));

test('a click on a row opens its facts and actions next to the list', async () => {
  const { panel, user, router, ...view } = await openPanel();
  expect(panel.getByText('City').nextSibling).toHaveTextContent('Kandy'); // hidden in the table
  expect(panel.getByText('Partner').nextSibling).toHaveTextContent('Lanka LogisticsPO-id-2');
  expect(panel.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', '/orders/id-2');
  expect(getRow('ORD-2')).toHaveAttribute('aria-current', 'true');
  expect(getSearch({ router, user, ...view })).toBe('?row=id-2');
  expect(await findAccessibilityViolations(view.container)).toEqual([]);

  await user.click(panel.getByRole('button', { name: 'Next row' }));
  const next = within(await screen.findByRole('region', { name: 'ORD-3' }));
  await user.click(next.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(router.state.location.search).toBe('?row=id-3&dialog=edit.id-3'));
  await user.click(next.getByRole('button', { name: 'Close panel' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'ORD-3' })).toBeNull());
  expect(router.state.location.search).toBe('?dialog=edit.id-3');
});

test('arrow keys walk through the rows, Enter opens one and Escape closes it', async () => {
  const { user } = renderOrdersPage();
  await screen.findByText('ORD-2');
  screen.getByRole('region', { name: 'Orders' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(getRow('ORD-2')).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'ORD-2' })).toBeNull();
  await user.keyboard('{Enter}');
  await screen.findByRole('region', { name: 'ORD-2' });
  await user.keyboard('{ArrowUp}');
  await screen.findByRole('region', { name: 'ORD-1' });
  expect(getRow('ORD-1')).toHaveFocus();
  await user.keyboard('{ArrowUp}'); // the first row
  expect(getRow('ORD-1')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'ORD-1' })).toBeNull());
  expect(getRow('ORD-1')).toHaveFocus();
});

test('controls in a row keep their own clicks and keys', async () => {
  const { user, router } = renderOrdersPage();
  await screen.findByText('ORD-2');
  await user.click(within(getRow('ORD-2')).getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=edit.id-2'));
  await user.click(within(getRow('ORD-2')).getByRole('button', { name: 'Actions: ORD-2' }));
  await chooseMenuItem(user, 'menuitem', 'Delete');
  await user.click(await screen.findByText('Deletes it permanently.'));
  expect(router.state.location.search).toBe('?dialog=edit.id-2');
  expect(screen.queryByRole('region', { name: 'ORD-2' })).toBeNull();
});

test('selecting a text in a row does not open it', async () => {
  const { user } = renderOrdersPage();
  const text = await screen.findByText('PO-id-2');
  window.getSelection()?.selectAllChildren(text);
  await user.pointer([{ target: getRow('ORD-2') }]);
  getRow('ORD-2').click();
  window.getSelection()?.removeAllRanges();
  expect(screen.queryByRole('region', { name: 'ORD-2' })).toBeNull();
});

test('restores the open row from a URL, unless it is on another page', async () => {
  const { unmount } = renderOrdersPage({ url: '/?row=id-3' });
  expect(await screen.findByRole('region', { name: 'ORD-3' })).toBeVisible();
  unmount();
  renderOrdersPage({ url: '/?row=id-99' });
  await screen.findByText('ORD-3');
  expect(screen.queryByRole('link', { name: 'Open page' })).toBeNull();
});

describe('on a small screen', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: true,
        media,
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    );
  });
  afterEach(() => jest.restoreAllMocks());

  test('a click on a card opens the page', async () => {
    const { user, router } = renderOrdersPage();
    await user.click((await screen.findAllByText('1,200.00'))[1]!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/id-2'));
  });

  test('a row without a page opens its facts and actions in a sheet', async () => {
    const { user, router, baseElement } = renderOrdersPage({ hasPages: false });
    await user.click((await screen.findAllByText('1,200.00'))[1]!);
    const sheet = within(await screen.findByRole('dialog', { name: 'ORD-2' }));
    expect(sheet.getByText('City').nextSibling).toHaveTextContent('Kandy'); // hidden in the card
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
    await user.click(sheet.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(router.state.location.search).toBe('?row=id-2&dialog=edit.id-2'));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'ORD-2' })).toBeNull());
    expect(router.state.location.search).toBe('?dialog=edit.id-2');
  });
});

test('remembers compact rows for every list', async () => {
  const { user } = renderOrdersPage();
  await screen.findByText('ORD-1');
  const toggle = screen.getByRole('button', { name: 'Compact rows' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await user.click(toggle);
  expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact');
  expect(localStorage.getItem('consign.density')).toBe('compact');
});
