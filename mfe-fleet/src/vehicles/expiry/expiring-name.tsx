import { FormattedMessage } from 'react-intl';
import type { ExpiringEntry } from './vehicles.api.ts';
import { fileKinds } from './vehicle-fields.messages.ts';

/** What expires: a document by its kind, a service by its name. */
export const ExpiringName = ({ row: { kind, name } }: { row: Pick<ExpiringEntry, 'kind' | 'name'> }) =>
  kind ? <FormattedMessage {...fileKinds[kind]} /> : name;
