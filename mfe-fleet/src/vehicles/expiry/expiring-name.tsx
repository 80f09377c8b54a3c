import { FormattedMessage } from 'react-intl';
import type { ExpiringEntry } from '../vehicles.api.ts';
import { fileKinds } from '../vehicle-fields.messages.ts';

/** Shows a document's kind or a service's name. */
export const ExpiringName = ({ row: { kind, name } }: { row: Pick<ExpiringEntry, 'kind' | 'name'> }) =>
  kind ? <FormattedMessage {...fileKinds[kind]} /> : name;
