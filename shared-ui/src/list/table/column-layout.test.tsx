import { act, fireEvent, screen, within } from '@testing-library/react';
import { navigation, signOut } from 'shared-auth';
import { findAccessibilityViolations, getTableWidth, testUsers } from '../../testing/index.ts';
import { getHeaders, renderOrdersPage } from '../testing/orders-page.tsx';

test('hides, moves and resizes columns by keyboard, and remembers the layout', async () => {
  const view = renderOrdersPage();
  await screen.findByText('ORD-1');
  await view.user.click(screen.getByRole('button', { name: 'Columns' }));
  await view.user.click(await screen.findByRole('checkbox', { name: 'City' }));
  await view.user.click(screen.getByRole('button', { name: 'Move City forward' }));
  await view.user.click(screen.getByRole('checkbox', { name: 'Partner' }));
  await view.user.click(screen.getByRole('button', { name: 'Make Cost wider' }));
  expect(getHeaders()).toEqual(['Number', 'City', 'Cost', 'Actions']);
  expect(JSON.parse(localStorage.getItem('consign.layout.orders')!)).toMatchObject({
    hidden: ['partner'],
    widths: { cost: 184 },
  });

  const saved = localStorage.getItem('consign.layout.orders')!;
  view.unmount();
  renderOrdersPage({ storage: { 'consign.layout.orders': saved } });
  await screen.findByText('ORD-1');
  expect(getHeaders()).toEqual(['Number', 'City', 'Cost', 'Actions']);
});

test('reorders columns by dragging, but keeps the first one', async () => {
  renderOrdersPage();
  await screen.findByText('ORD-1');
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const drag = (from: string, to: string) => {
    fireEvent.dragStart(head(from), { dataTransfer: { setData: () => undefined } });
    const canDrop = !fireEvent.dragOver(head(to));
    if (canDrop) fireEvent.drop(head(to));
    fireEvent.dragEnd(head(from));
  };
  drag('Cost', 'Partner');
  expect(getHeaders()).toEqual(['Number', 'Cost', 'Partner', 'Actions']);
  drag('Partner', 'Number');
  expect(getHeaders()).toEqual(['Number', 'Cost', 'Partner', 'Actions']);
  expect(JSON.parse(localStorage.getItem('consign.layout.orders')!)).toMatchObject({
    order: ['number', 'cost', 'partner', 'city'],
  });
});

test('stores a layout per user and table, and removes it at sign-out', async () => {
  const layout = {
    order: ['number', 'cost', 'partner', 'city'],
    hidden: ['partner', 'city'],
    widths: { cost: 200 },
    user: testUsers.cargoOwner.id,
  };
  const saved = {
    'consign.layout.orders': JSON.stringify(layout),
    'consign.layout.trips': JSON.stringify({ ...layout, hidden: [] }),
  };
  const view = renderOrdersPage({ storage: saved });
  await screen.findByText('ORD-1');
  expect(getHeaders()).toEqual(['Number', 'Cost', 'Actions']);
  jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
  act(() => signOut());
  expect(Object.keys(localStorage).filter((key) => key.startsWith('consign.layout'))).toEqual([]);
  view.unmount();
  renderOrdersPage({ storage: saved, user: { ...testUsers.cargoOwner, id: 'other-user' } });
  await screen.findByText('ORD-1');
  expect(getHeaders()).toEqual(['Number', 'Partner', 'Cost', 'Actions']);
});

test('shows the detail of a column below its cell, outside of the link', async () => {
  renderOrdersPage();
  const link = await screen.findByRole('link', { name: 'ORD-1' });
  const row = within(link.closest('tr')!);
  expect(row.getByText('PO-id-1')).toBeVisible();
  expect(row.getByText('Lanka Logistics').parentElement).toHaveTextContent('Lanka Logistics PO-id-1');
});

test('has no column for actions when no row has any', async () => {
  renderOrdersPage({ hasActions: false });
  expect(getHeaders()).toContain('Actions'); // still unknown
  await screen.findByText('ORD-1');
  expect(getHeaders()).toEqual(['Number', 'Partner', 'Cost']);
  expect(getTableWidth()).toBe(480);
});

test('columns share the width that actions leave', async () => {
  const { ResizeObserver } = window;
  const callbacks = new Map<Element, (() => void)[]>();
  window.ResizeObserver = class extends ResizeObserver {
    private readonly callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      this.callback = callback;
    }
    override observe(element: Element) {
      callbacks.set(element, [...(callbacks.get(element) ?? []), () => this.callback([], this)]);
    }
  };
  renderOrdersPage();
  await screen.findByText('ORD-1');
  const box = screen.getByRole('region', { name: 'Orders' });
  Object.defineProperty(box, 'clientWidth', { value: 772 });
  act(() => callbacks.get(box)?.forEach((callback) => callback()));
  expect(box.style.getPropertyValue('--column-stretch')).toBe('1.5'); // 480 px of columns, 52 px of actions
  window.ResizeObserver = ResizeObserver;
});

test('shows rows as cards on small screens', async () => {
  const matchMedia = window.matchMedia;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('max-width') });
  const view = renderOrdersPage({ user: testUsers.reader });
  const [card] = await screen.findAllByRole('listitem');
  expect(card).toHaveTextContent('ORD-1');
  expect(
    within(card!)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Partner', 'Cost']);
  expect(card).toHaveTextContent('Lanka Logistics PO-id-1');
  expect(screen.queryByRole('table')).toBeNull();
  expect(await findAccessibilityViolations(view.container)).toEqual([]);
  window.matchMedia = matchMedia;
});
