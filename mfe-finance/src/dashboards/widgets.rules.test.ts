import fc from 'fast-check';
import {
  DEFAULT_ARRANGEMENT,
  getOrderedWidgets,
  getVisibleWidgets,
  moveWidget,
  toggleWidget,
  WIDGETS,
  type WidgetName,
} from './widgets.rules.ts';

const order = (...names: string[]) => ({ order: names as WidgetName[], hidden: [] });

test('shows all widgets in the default order at first', () => {
  expect(getVisibleWidgets(DEFAULT_ARRANGEMENT)).toEqual([
    'counters',
    'costRevenue',
    'orderQuantity',
    'onePlOrders',
    'twoPlTrips',
    'routeZones',
    'partners',
    'scorecard',
  ]);
});

test('ignores unknown widgets and appends new ones', () => {
  const names = getOrderedWidgets(order('scorecard', 'weather', 'partners'));
  expect(names.slice(0, 3)).toEqual(['scorecard', 'partners', 'counters']);
  expect(names).toHaveLength(WIDGETS.length);
});

test('hides a widget and shows it again', () => {
  const hidden = toggleWidget(toggleWidget(DEFAULT_ARRANGEMENT, 'partners'), 'counters');
  expect(hidden.hidden).toEqual(['partners', 'counters']);
  expect(getVisibleWidgets(hidden)).toEqual(WIDGETS.filter((name) => name !== 'partners' && name !== 'counters'));
  expect(toggleWidget(hidden, 'partners')).toEqual({ order: WIDGETS, hidden: ['counters'] });
});

test.each<[string, WidgetName, -1 | 1, WidgetName[] | undefined, WidgetName[]]>([
  ['after its neighbour', 'counters', 1, undefined, ['costRevenue', 'counters', 'orderQuantity']],
  ['before its neighbour', 'orderQuantity', -1, undefined, ['counters', 'orderQuantity', 'costRevenue']],
  ['not before the first place', 'counters', -1, undefined, ['counters', 'costRevenue', 'orderQuantity']],
  ['past hidden widgets', 'counters', 1, ['counters', 'orderQuantity'], ['orderQuantity', 'costRevenue', 'counters']],
])('moves a widget %s', (_case, name, step, visible, expected) => {
  expect(moveWidget(DEFAULT_ARRANGEMENT, name, step, visible).order.slice(0, 3)).toEqual(expected);
});

test('does not move the last widget further, and preserves hidden ones', () => {
  expect(moveWidget(DEFAULT_ARRANGEMENT, 'scorecard', 1)).toBe(DEFAULT_ARRANGEMENT);
  expect(moveWidget({ order: WIDGETS, hidden: ['partners'] }, 'scorecard', -1).hidden).toEqual(['partners']);
});

test('preserves every widget exactly once after any move', () => {
  const name = fc.constantFrom(...WIDGETS);
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.constantFrom(-1 as const, 1 as const)), { maxLength: 20 }), (moves) => {
      const arrangement = moves.reduce(
        (before, [widget, step]) => moveWidget(before, widget, step),
        DEFAULT_ARRANGEMENT,
      );
      expect(arrangement.order.toSorted()).toEqual(WIDGETS.toSorted());
    }),
  );
});
