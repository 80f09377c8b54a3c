import { type AppError, conflict, forbidden, invalidField } from '../../platform/errors/app-error.ts';
import type { HandshakeEvent, HandshakeGuard, HandshakeRecord } from '../stages/handshake.rules.ts';

type Rejection = HandshakeGuard | 'stageNotAllowed' | 'forbidden';

const VERBS: Record<HandshakeEvent, string> = {
  offer: 'offered',
  accept: 'accepted',
  decline: 'declined',
  expire: 'expired',
  withdraw: 'withdrawn',
  tender: 'tendered',
  award: 'awarded',
  endTender: 'taken out of its tender',
};

/** The API error for a rejected change of a handshake. @param record the number of the order */
export function toHandshakeError(
  rejection: Rejection,
  record: string,
  { stage: state, orderStage, deadline }: HandshakeRecord,
  event: HandshakeEvent,
): AppError {
  switch (rejection) {
    case 'forbidden':
      return forbidden();
    case 'reasonGiven':
      return invalidField('reason', 'required', 'Field is required');
    case 'beforeDeadline':
      return conflict('offerExpired', 'The time to accept this order has run out', { record, state, deadline });
    case 'orderValidated':
      return conflict(
        'orderNotValidated',
        `Order in stage ${orderStage} cannot be ${VERBS[event]}. Allowed: validated`,
        {
          record,
          of: 'order',
          state,
          stage: orderStage,
        },
      );
    case 'orderSaved':
      return conflict('orderNotSaved', `Order in stage ${orderStage} cannot be tendered. Allowed: saved`, {
        record,
        of: 'order',
        state,
        stage: orderStage,
      });
    case 'acceptanceAsked':
      return conflict('acceptanceNotAsked', "The order's operation asks for no acceptance", { record, state });
    default:
      return conflict('handshakeNotAllowed', `Order with offer ${state} cannot be ${VERBS[event]}`, { record, state });
  }
}
