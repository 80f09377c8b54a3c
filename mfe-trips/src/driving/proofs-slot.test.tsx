import { screen, waitFor, within } from '@testing-library/react';
import type { Proof } from 'shared-contracts/trips/driving';
import type { ScannedStop } from 'shared-contracts/trips/item-scans';
import { findAccessibilityViolations, renderScreen } from 'shared-ui/testing';
import ProofsSlot from './proofs-slot.tsx';

const proof = (id: string, stop: Proof['stop'], overrides: Partial<Proof> = {}): Proof => ({
  id,
  kind: 'photo',
  stop,
  signedBy: null,
  name: `${id}.png`,
  mime: 'image/png',
  takenAt: 1_893_456_000,
  takenBy: 'Sunil',
  url: `/api/orders/proofs/${id}`,
  thumbnail: null,
  ...overrides,
});
const KANDY = { position: 2, kind: 'drop', number: 1, name: 'Kandy' } as const;
const GALLE = { position: 3, kind: 'drop', number: 2, name: 'Galle' } as const;

const renderSlot = (items: Proof[], scans: ScannedStop[] = []) =>
  renderScreen(<ProofsSlot orderId="order-1" />, {
    replies: {
      'GET orders/:id/proofs': () => ({ items }),
      'GET orders/:id/scans': () => ({ items: scans }),
      'GET orders/proofs/:id': () => new Blob(['image'], { type: 'image/png' }),
    },
  });

test('groups proofs by drop in the order of the stops, those of the whole order last', async () => {
  const { user, container } = renderSlot([
    proof('old', null),
    proof('galle', GALLE, { kind: 'signature', signedBy: 'Kamala' }),
    proof('kandy', KANDY),
    proof('kandy-2', KANDY),
  ]);
  const section = within(await screen.findByRole('region', { name: 'Proof of delivery' }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Drop 1 · Kandy',
    'Drop 2 · Galle',
    'Whole order',
  ]);
  expect(section.getAllByRole('list').map((list) => list.children.length)).toEqual([2, 1, 1]);
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(section.getByRole('button', { name: 'View Signed by Kamala' }));
  expect(await screen.findByRole('dialog', { name: /galle\.png/ })).toBeInTheDocument();
});

test('renders nothing without proofs', async () => {
  const { container, calls } = renderSlot([]);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(container.textContent).toBe('');
});

test('shows what was scanned at each stop, and what is missing', async () => {
  const scan = { isTyped: false, at: 1_893_456_000, by: 'Sunil' };
  const item = { item: 0, drop: 2, cargo: 'Black tea', packNumber: null, scan };
  const { container } = renderSlot(
    [],
    [
      {
        stop: KANDY,
        expected: 2,
        scanned: 1,
        items: [item, { ...item, item: 1, cargo: 'Rice', packNumber: 'P-7', scan: null }],
      },
      { stop: GALLE, expected: 1, scanned: 1, items: [{ ...item, drop: 3, scan: { ...scan, isTyped: true } }] },
    ],
  );
  const section = within(await screen.findByRole('region', { name: 'Scanned labels' }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Drop 1 · Kandy: 1 of 2',
    'Drop 2 · Galle: 1 of 1',
  ]);
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 · Black teaSunil, 01.01.2030 05:30',
    '2 · P-7 · RiceNot scanned',
    '1 · Black teaSunil, 01.01.2030 05:30, entered by hand',
  ]);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});
