import type { NamedRef } from 'shared-contracts/common';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { StopDetails } from '../../../orders/public.ts';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import type { PoolOrder } from '../../planner/pool.rules.ts';

type DeskStop = StopDetails & {
  locationId: string;
  contactId: string | null;
  kind: StopKind;
  point: Point;
  name: string;
  city: string;
};

/** An order as the desk plans it. */
export type DeskOrder = Omit<PoolOrder, 'stops'> & {
  number: string;
  shipperCode: string | null;
  reference: string | null;
  stage: OrderStage;
  organization: NamedRef;
  partner: NamedRef;
  stops: readonly DeskStop[];
  /** Whether its partner has accepted it, if acceptance is required. */
  isAccepted: boolean;
  /** The live trip that it is in; without a number, it is another organization's. */
  liveTrip: { id: string; number: string | null } | null;
};
export type DeskOrders = ReadonlyMap<string, DeskOrder>;
