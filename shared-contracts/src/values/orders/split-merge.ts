/** Why orders can't be split or merged: problems of one order, of two that differ, or of the result. */
export const SPLIT_MERGE_PROBLEMS = [
  'stage',
  'inTrip',
  'offered',
  'billed',
  'carried',
  'organization',
  'partner',
  'contract',
  'operation',
  'orderType',
  'otherStage',
  'vehicleTypes',
  'backhaul',
  'stops',
  'windows',
  'cutoff',
  'tooManyItems',
  'tooMuchCargo',
  'incompatibleCargo',
  'warnings',
] as const;
export type SplitMergeProblemCode = (typeof SPLIT_MERGE_PROBLEMS)[number];

/** The number of orders that can be merged. */
export const MAX_MERGED_ORDERS = 20;

/** How an order was split from, or merged into, another one. */
export const ORDER_RELATIONS = ['splitFrom', 'splitInto', 'mergedInto', 'mergedFrom'] as const;
export type OrderRelation = (typeof ORDER_RELATIONS)[number];
