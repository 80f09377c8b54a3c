import { FormattedMessage } from 'react-intl';
import type { ExpiringEntry } from '../vehicles.api.ts';
import { ExpiryBadge, ServiceDueBadge } from './expiry-badge.tsx';
import { fileKinds } from '../vehicle-fields.messages.ts';

/** Shows a document's kind or a service's name. */
export const ExpiringName = ({ row: { kind, name } }: { row: Pick<ExpiringEntry, 'kind' | 'name'> }) =>
  kind ? <FormattedMessage {...fileKinds[kind]} /> : name;

type Expiring = Pick<ExpiringEntry, 'what' | 'at' | 'by' | 'left'>;

/** The expiry of a document, or the days, kilometres or hours until a service is due. */
export const ExpiringState = ({ what, at, by, left }: Expiring) =>
  what === 'service' ? <ServiceDueBadge by={by} left={left} at={at} /> : <ExpiryBadge type={what} at={at} />;
