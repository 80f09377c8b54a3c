import type { SplitMergeProblem } from 'shared-contracts/orders/split-merge';
import type { HandshakeState } from 'shared-contracts/values/orders/handshakes';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { SplitMergeProblemCode } from 'shared-contracts/values/orders/split-merge';
import { SPLIT_MERGE_STAGES } from '../stages/order-actions.rules.ts';

export type OrderFacts = {
  number: string;
  stage: OrderStage;
  inLiveTrip: boolean;
  handshake: HandshakeState | null;
  hasBill: boolean;
  /** A stop was reached or a quantity was reported. */
  wasCarried: boolean;
};

/** Rules that prevent an order from being split or merged. */
const RULES: readonly { code: SplitMergeProblemCode; isBroken: (order: OrderFacts) => boolean }[] = [
  { code: 'stage', isBroken: ({ stage, inLiveTrip }) => !inLiveTrip && !SPLIT_MERGE_STAGES.includes(stage) },
  { code: 'inTrip', isBroken: ({ inLiveTrip }) => inLiveTrip },
  { code: 'offered', isBroken: ({ handshake }) => handshake !== null },
  { code: 'billed', isBroken: ({ hasBill }) => hasBill },
  { code: 'carried', isBroken: ({ wasCarried }) => wasCarried },
];

export const orderProblems = (order: OrderFacts): SplitMergeProblem[] =>
  RULES.filter(({ isBroken }) => isBroken(order)).map(({ code }) => ({ code, order: order.number }));

const MESSAGES: Record<SplitMergeProblemCode, (order: string) => string> = {
  stage: (order) => `${order} is past the stage in which it can be split or merged`,
  inTrip: (order) => `${order} is in a trip: remove it from the trip first`,
  offered: (order) => `The partner of ${order} has been asked to carry it: reopen the order first`,
  billed: (order) => `${order} has a bill`,
  carried: (order) => `${order} has been on the road before`,
  organization: (order) => `${order} is of another organization`,
  partner: (order) => `${order} goes to another partner`,
  contract: (order) => `${order} has another contract`,
  operation: (order) => `${order} is of another operation`,
  orderType: (order) => `${order} is of another order type`,
  otherStage: (order) => `${order} is in another stage`,
  vehicleTypes: (order) => `${order} requests other vehicle types`,
  backhaul: (order) => `${order} differs in being a backhaul`,
  stops: (order) => `${order} has other pickups or drops`,
  windows: (order) => `The windows of ${order} don’t overlap`,
  cutoff: (order) => `${order} has another cutoff`,
  tooManyItems: () => 'Together they have too many cargo items',
  tooMuchCargo: () => 'Together they have too much cargo for one order',
  incompatibleCargo: () => 'Their cargos may not travel together',
  warnings: () => 'Together they have warnings: reopen them, merge them, and send the order for approval again',
};

/** All problems, one sentence each. */
export const describeProblems = (problems: readonly SplitMergeProblem[]) =>
  problems.map(({ code, order }) => MESSAGES[code](order)).join('. ');
