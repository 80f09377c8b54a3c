import { screen, within } from '@testing-library/react';
import type { PlanChanges } from 'shared-contracts/trips/plans/plan-changes';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import { renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import DeskPage from '../desk-page.tsx';
import { availableOrder, changeResult, createPlan, fleet, LORRY } from './fixtures.ts';

export const page = <Row,>(...items: Row[]) => ({ items, total: items.length, page: 1, limit: 50 });

/** Records the operations of each change with its `If-Match`. */
export function renderDesk({
  plan = createPlan(),
  replies = {},
  url = '/trips/planning?view=plan-1',
  user = testUsers.forwarder,
}: { plan?: Plan; replies?: Replies; url?: string; user?: typeof testUsers.forwarder } = {}) {
  const changes: { operations: PlanChanges['operations']; revision: string | null }[] = [];
  const view = renderScreen(<DeskPage />, {
    user,
    url,
    path: '/trips/planning',
    replies: {
      'GET live': () => new ReadableStream(),
      'GET v2/trips/plans': () => page(plan),
      'GET v2/trips/plans/plan-1': () => plan,
      'GET v2/trips/plans/plan-1/fleet': () => fleet,
      'GET v2/trips/plans/plan-1/orders': () =>
        page(
          availableOrder('o-3', 'O-3'),
          availableOrder('o-4', 'O-4', { vehicleTypes: [{ id: LORRY.id, name: LORRY.name }] }),
        ),
      'GET v2/trips/plans/plan-1/changes': () => changeResult(plan.revision, []),
      'GET v2/trips/plans/plan-1/history': () => ({ undo: [], redo: [] }),
      'PUT v2/trips/plans/plan-1/presence': () => ({ users: [] }),
      'DELETE v2/trips/plans/plan-1/presence': () => ({ users: [] }),
      'GET v2/trips/improvements': () => ({ items: [] }),
      ...replies,
      'PATCH v2/trips/plans/plan-1/changes': (call) => {
        changes.push({
          operations: (call.body as PlanChanges).operations,
          revision: call.headers.get('if-match'),
        });
        return replies['PATCH v2/trips/plans/plan-1/changes']?.(call) ?? changeResult(6, []);
      },
    },
  });
  return { ...view, changes };
}

export const findTrip = (name: RegExp) => screen.findByRole('button', { name });
export const timeline = () => within(screen.getByRole('group', { name: 'Timeline' }));
