import type { Notification, NotificationKind } from 'shared-contracts/notifications';
import { fill, type Say, type Words } from 'shared-ui';
import { orderLooks, tripLooks, type Look } from 'shared-ui/format';
import { kindMessages, messages } from './notifications.messages.ts';

type Kind = { icon: string; /** Where it leads; null: nowhere. */ path: (notification: Notification) => string | null };

const to = (path: string) => () => path;
const billedPath: Kind['path'] = ({ subjectId, values }) =>
  values['of'] === 'trip' ? `/trips/${subjectId}/edit` : `/orders/${subjectId}`;

const KINDS: Record<NotificationKind, Kind> = {
  approvalWaiting: { icon: 'clipboard-check', path: ({ subjectId }) => `/orders/${subjectId}` },
  orderStage: { icon: 'clipboard-list', path: ({ subjectId }) => `/orders/${subjectId}` },
  tripStage: { icon: 'navigation', path: ({ subjectId }) => `/trips/${subjectId}/edit` },
  partnerRequest: { icon: 'handshake', path: to('/partners') },
  partnerConfirmed: { icon: 'handshake', path: to('/partners') },
  contractReview: { icon: 'file-clock', path: ({ subjectId }) => `/contracts/${subjectId}` },
  contractReviewed: { icon: 'file-text', path: ({ subjectId }) => `/contracts/${subjectId}` },
  billWaiting: { icon: 'receipt', path: billedPath },
  billDecided: { icon: 'receipt', path: billedPath },
  organizationRegistered: { icon: 'building', path: to('/organizations') },
  releaseQuarantined: { icon: 'package-x', path: to('/releases?view=releases') },
  vehicleShared: { icon: 'truck', path: to('/vehicles') },
  vehicleUnshared: { icon: 'truck', path: to('/vehicles') },
  organizationChange: {
    icon: 'building',
    path: ({ values }) => (values['state'] === 'pending' ? '/organizations' : null),
  },
};
/** A newer server may tell of more than this page knows. */
const UNKNOWN: Kind = { icon: 'mail', path: to('/') };

export const kindOf = ({ kind }: Notification): Kind => KINDS[kind] ?? UNKNOWN;

const STAGES: Partial<Record<NotificationKind, Record<string, Look>>> = {
  orderStage: orderLooks,
  tripStage: tripLooks,
};

/** What it says, in the person's language. */
export function wordsOf({ kind, values }: Notification, say: Say): Words {
  const look = STAGES[kind]?.[values['stage'] ?? ''];
  return fill(kindMessages[kind] ?? messages.other, look ? { ...values, stage: say(look.label) } : values);
}
