/** In the order that they stand in at first. */
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
/** How a person arranged them. */
export type Arrangement = { order: readonly WidgetName[]; hidden: readonly WidgetName[] };

export const USUAL: Arrangement = { order: WIDGETS, hidden: [] };

/** All of them in the person's order; what is unknown is left out, what a newer version added comes at the end. */
export const ordered = ({ order }: Arrangement): WidgetName[] => [
  ...new Set([...order.filter((name) => WIDGETS.includes(name)), ...WIDGETS]),
];

export const shown = (arrangement: Arrangement): WidgetName[] =>
  ordered(arrangement).filter((name) => !arrangement.hidden.includes(name));

export const toggled = (arrangement: Arrangement, name: WidgetName): Arrangement => ({
  ...arrangement,
  hidden: arrangement.hidden.includes(name)
    ? arrangement.hidden.filter((other) => other !== name)
    : [...arrangement.hidden, name],
});

/** Changes places with the nearest one before (-1) or after (1) that is among these. */
export function moved(
  arrangement: Arrangement,
  name: WidgetName,
  step: -1 | 1,
  among: readonly WidgetName[] = WIDGETS,
): Arrangement {
  const order = ordered(arrangement);
  const beside = order.filter((other) => among.includes(other));
  const other = beside[beside.indexOf(name) + step];
  return other
    ? { ...arrangement, order: order.map((one) => (one === name ? other : one === other ? name : one)) }
    : arrangement;
}
