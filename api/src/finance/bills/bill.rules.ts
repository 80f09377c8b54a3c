import {
  BILL_ACTIONS,
  type BillAction,
  type BillReason,
  type BillState,
  type BillSubject,
} from 'shared-contracts/values/bills';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { TripStage } from 'shared-contracts/values/trip-stages';
import { allows, type Holder, type Model } from 'shared-contracts/values/access';
import { TRANSITIONS } from '../../orders/stage-table.rules.ts';
import { type AppError, conflict, forbidden } from '../../platform/errors.ts';
import { TRIP_TRANSITIONS } from '../../trips/trip-stage-table.rules.ts';

/** The models that say who works on a bill, and who approves it: whoever approves bills may work on them too. */
export const MODELS_OF = {
  order: { writes: 'order', approves: 'orderBillApprove' },
  trip: { writes: 'trip', approves: 'tripBillApprove' },
} as const satisfies Record<BillSubject, Record<string, Model>>;

/** `writer` and `approver` of the organization whose order or trip it is. */
export type BillPart = 'writer' | 'approver';
/** `people`: who submitted it, and under whose name. */
export type BillStanding = {
  of: BillSubject;
  state: BillState;
  stage: string;
  reasons: readonly BillReason[];
  submitters: readonly string[];
};
/** Who acts, with the one who acts under their name. */
export type BillActor = { parts: readonly BillPart[]; people: readonly string[] };

export type BillRefusal = 'forbidden' | 'billState' | 'notOpen' | 'notBillable' | 'fourEyes' | 'provisional';

/** O25, T13: where an order or a trip can be billed. */
const BILLABLE: Record<BillSubject, readonly string[]> = {
  order: TRANSITIONS.filter(({ event }) => event === 'bill').flatMap(({ from }) => from),
  trip: TRIP_TRANSITIONS.filter(({ event }) => event === 'bill').flatMap(({ from }) => from),
};
/** Where nothing can be told on a bill: what is not agreed yet, and what is over. */
const CLOSED: { order: readonly OrderStage[]; trip: readonly TripStage[] } = {
  order: ['saved', 'pendingValidation', 'pending2ndValidation', 'rejected', 'cancelled', 'billed'],
  trip: ['saved', 'cancelled', 'billed'],
};
const isOpen = ({ of, stage }: BillStanding) => !(CLOSED[of] as readonly string[]).includes(stage);

type Act = { from: readonly BillState[]; who: readonly BillPart[]; guards?: readonly BillRefusal[] };
const ANYBODY: readonly BillPart[] = ['writer', 'approver'];

/** Draft → submitted → approved, and back. Changing a submitted bill makes it a draft. */
export const BILL_ACTS: Record<BillAction, Act> = {
  edit: { from: ['draft', 'submitted'], who: ANYBODY, guards: ['notOpen'] },
  submit: { from: ['draft'], who: ANYBODY, guards: ['notBillable'] },
  approve: { from: ['submitted'], who: ['approver'], guards: ['notBillable', 'fourEyes', 'provisional'] },
  sendBack: { from: ['submitted'], who: ['approver'] },
  sendEmail: { from: ['draft', 'submitted', 'approved'], who: ANYBODY },
  attach: { from: ['draft', 'submitted'], who: ANYBODY, guards: ['notOpen'] },
};

const BROKEN: Partial<Record<BillRefusal, (bill: BillStanding, actor: BillActor) => boolean>> = {
  notOpen: (bill) => !isOpen(bill),
  notBillable: ({ of, stage }) => !BILLABLE[of].includes(stage),
  fourEyes: ({ submitters }, { people }) => submitters.some((person) => people.includes(person)),
  provisional: ({ reasons }) => reasons.length > 0,
};

/** Why somebody may not do it; null: they may. Root plays every part, but is one person like anybody else. */
export function refusalOf(action: BillAction, bill: BillStanding, actor: BillActor): BillRefusal | null {
  const { from, who, guards = [] } = BILL_ACTS[action];
  if (!who.some((part) => actor.parts.includes(part))) return 'forbidden';
  if (!from.includes(bill.state)) return 'billState';
  return guards.find((guard) => BROKEN[guard]?.(bill, actor)) ?? null;
}

export const billActions = (bill: BillStanding, actor: BillActor): BillAction[] =>
  BILL_ACTIONS.filter((action) => refusalOf(action, bill, actor) === null);

/** The parts that the rules of somebody of that organization give them. */
export const partsOf = (holder: Holder, of: BillSubject): BillPart[] => {
  const { writes, approves } = MODELS_OF[of];
  const mayApprove = allows(holder, { model: approves, action: 'write' });
  return [
    ...(mayApprove || allows(holder, { model: writes, action: 'write' }) ? (['writer'] as const) : []),
    ...(mayApprove ? (['approver'] as const) : []),
  ];
};

const NOUN = { order: 'Order', trip: 'Trip' } as const;
const WHY_PROVISIONAL: Record<BillReason, string> = {
  noRate: 'No rate for this distance',
  noDistance: 'The distance is not known',
  noActualDistance: 'The actual distance is not known yet',
  noApproachDistance: 'The way to the first pickup is not known',
  stillStanding: 'It still stands at a stop',
  noContract: 'There is no contract that tells the rates',
};

type Refused = Pick<BillStanding, 'of' | 'state' | 'stage' | 'reasons'>;
const stageRefused =
  (code: string, verb: string) =>
  ({ of, stage }: Refused) =>
    conflict(code, `${NOUN[of]} in stage ${stage} cannot be ${verb}. Allowed: ${BILLABLE[of].join(', ')}`, {
      stage,
      allowed: BILLABLE[of],
    });

const REFUSALS: Record<BillRefusal, (bill: Refused, action: BillAction) => AppError> = {
  forbidden,
  billState: ({ state }, action) =>
    conflict('billState', `Bill is ${state}. Allowed: ${BILL_ACTS[action].from.join(', ')}`, {
      state,
      allowed: BILL_ACTS[action].from,
    }),
  notOpen: ({ of, stage }) =>
    conflict(
      'billClosed',
      `The bill of ${of === 'order' ? 'an order' : 'a trip'} in stage ${stage} cannot be changed`,
      { stage },
    ),
  notBillable: stageRefused('notBillable', 'billed'),
  fourEyes: () => conflict('fourEyes', 'You submitted this bill: another person must approve it'),
  provisional: ({ reasons }) =>
    conflict('billProvisional', reasons.map((reason) => WHY_PROVISIONAL[reason]).join('. '), { reasons }),
};

/** What the caller is told when an act is refused. */
export const refused = (why: BillRefusal, bill: Refused, action: BillAction): AppError => REFUSALS[why](bill, action);
