import type { RecordSummary, RecordKind } from 'shared-contracts/search';
import { orderStatusStyles, tripStatusStyles, type StatusStyle } from 'shared-ui/format';

const STYLES: Record<RecordKind, Record<string, StatusStyle>> = {
  order: orderStatusStyles,
  trip: tripStatusStyles,
  vehicle: {},
};

/** Returns the status style of a record's stage; vehicles have none. */
export const recordStatusStyle = ({ kind, stage }: Pick<RecordSummary, 'kind' | 'stage'>): StatusStyle | undefined =>
  STYLES[kind][stage ?? ''];
