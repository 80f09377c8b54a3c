import { screen, waitFor, within } from '@testing-library/react';
import type { PlanImprovement, PlanImprovementInput } from 'shared-contracts/trips/plan-improvements';
import { DEFAULT_DRIVING } from 'shared-contracts/values/trips/plans';
import { renderAutomatic } from '../testing/automatic-page.tsx';
import { plannedOrder, suggestion } from '../testing/fixtures.ts';

test('improves the plan, follows the run, stops it, uses the best plan and adds an order to a trip on the road', async () => {
  const figures = { trips: 2, distance: '120.000', minutes: 300, cost: '400.00' };
  const requests: PlanImprovementInput[] = [];
  const running = { id: 'running', revision: 3, number: 'T-9', stage: 'transit', vehicle: { id: 'v', name: 'WP 9' } };
  const { id: orderId, number } = plannedOrder(3);
  const addition = {
    order: { id: orderId, number, shipperCode: null },
    insertion: { trip: running, orderIds: ['on-board', orderId], stops: [], distance: '12.000', minutes: 20 },
  };
  const added: unknown[] = [];
  let run: Partial<PlanImprovement> | null = null;
  const { user } = await renderAutomatic({
    'POST v2/trips/suggest': () => ({ suggestions: [suggestion('Kandy', plannedOrder(1))], unplaced: [] }),
    'GET v2/trips/improvements/i/additions': () => ({
      items: added.length > 0 ? [] : [addition],
      takenOrderIds: added.length > 0 ? [orderId] : [],
    }),
    'POST trips/running/add-order': ({ body }) => {
      added.push(body);
      return {};
    },
    'GET v2/trips/improvements': () => ({ items: run ? [run] : [] }),
    'POST v2/trips/improvements': ({ body }) => {
      requests.push(body as PlanImprovementInput);
      run = {
        id: 'i',
        planId: null,
        state: 'running',
        isStopRequested: false,
        before: { ...figures, assignedOrders: 5 },
        after: { ...figures, trips: 1, assignedOrders: 7 },
      };
      return { id: 'i' };
    },
    'POST v2/trips/improvements/i/stop': () => {
      run = { ...run, state: 'finished', isStopRequested: true };
      return run;
    },
    'GET v2/trips/improvements/i': () => ({
      ...run,
      plan: { suggestions: [suggestion('Matara', plannedOrder(1), plannedOrder(3))], unplaced: [] },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Suggest trips' }));
  await user.click(await screen.findByRole('button', { name: 'Improve this plan' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Minimize/ }), 'Number of trips');
  await user.click(screen.getByRole('button', { name: 'Improve' }));
  expect(await screen.findByText('Searching for a better plan…')).toBeVisible();
  expect(requests).toEqual([
    expect.objectContaining({ objective: 'trips', zoneRule: 'prefer', seconds: 30, driving: DEFAULT_DRIVING }),
  ]);
  expect(screen.getByRole('row', { name: 'Trips 2 1' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Orders with a vehicle 5 7' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop here' }));
  await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
  expect(await screen.findByRole('region', { name: '1. Matara' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '1. Kandy' })).toBeNull();
  const board = within(screen.getByRole('region', { name: '1. Matara' }));
  expect(board.getByText(number)).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Add order ${number} to T-9 (on the road)` }));
  await waitFor(() => expect(board.queryByText(number)).toBeNull());
  expect(added).toEqual([{ orderId }]);
  await waitFor(() => expect(screen.queryByText('Add to trips on the road')).toBeNull());
});

test('finds the run again after a reload', async () => {
  await renderAutomatic({
    'GET v2/trips/improvements': () => ({
      items: [{ id: 'i', planId: null, state: 'running', isStopRequested: false, before: null, after: null }],
    }),
  });
  expect(await screen.findByText('Searching for a better plan…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop here' })).toBeDisabled();
});
