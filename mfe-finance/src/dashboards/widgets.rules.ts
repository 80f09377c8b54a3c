/** In default order. */
export const WIDGETS = [
  'counters',
  'costRevenue',
  'orderQuantity',
  'onePlOrders',
  'twoPlTrips',
  'routeZones',
  'partners',
  'scorecard',
] as const;
export type WidgetName = (typeof WIDGETS)[number];
/** The widget order and hidden widgets of a user. */
export type Arrangement = { order: readonly WidgetName[]; hidden: readonly WidgetName[] };

export const DEFAULT_ARRANGEMENT: Arrangement = { order: WIDGETS, hidden: [] };

/** Ignores unknown widgets and appends those added by a newer version. */
export const getOrderedWidgets = ({ order }: Arrangement): WidgetName[] => [
  ...new Set([...order.filter((name) => WIDGETS.includes(name)), ...WIDGETS]),
];

export const getVisibleWidgets = (arrangement: Arrangement): WidgetName[] =>
  getOrderedWidgets(arrangement).filter((name) => !arrangement.hidden.includes(name));

export const toggleWidget = (arrangement: Arrangement, name: WidgetName): Arrangement => ({
  ...arrangement,
  hidden: arrangement.hidden.includes(name)
    ? arrangement.hidden.filter((widget) => widget !== name)
    : [...arrangement.hidden, name],
});

/** Swaps a widget with the previous (-1) or next (1) of the visible ones. */
export function moveWidget(
  arrangement: Arrangement,
  name: WidgetName,
  step: -1 | 1,
  visible: readonly WidgetName[] = WIDGETS,
): Arrangement {
  const order = getOrderedWidgets(arrangement);
  const candidates = order.filter((candidate) => visible.includes(candidate));
  const neighbor = candidates[candidates.indexOf(name) + step];
  if (!neighbor) return arrangement;
  const swapped = new Map([
    [name, neighbor],
    [neighbor, name],
  ]);
  return { ...arrangement, order: order.map((widget) => swapped.get(widget) ?? widget) };
}
