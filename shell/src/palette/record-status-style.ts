import type { FoundRecord, RecordKind } from 'shared-contracts/search';
import { orderLooks, tripLooks, type Look } from 'shared-ui/format';

const LOOKS: Record<RecordKind, Record<string, Look>> = { order: orderLooks, trip: tripLooks, vehicle: {} };

/** How a record's stage looks, if it has stages. */
export const lookOf = ({ kind, stage }: Pick<FoundRecord, 'kind' | 'stage'>): Look | undefined =>
  LOOKS[kind][stage ?? ''];
