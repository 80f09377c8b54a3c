import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { TripStage } from 'shared-contracts/values/trip-stages';
import { orderLooks, tripLooks } from './looks.ts';
import { StatusBadge } from './status-badge.tsx';

type StageTrackProps = ({ of: 'order'; stage: OrderStage } | { of: 'trip'; stage: TripStage }) & { /** Who must act next. */ waitsFor?: string | null };

/** Where an order or a trip is, what is next and who must act. */
export function StageTrack(props: StageTrackProps) {
  return <StatusBadge {...(props.of === 'order' ? orderLooks[props.stage] : tripLooks[props.stage])} />;
}
