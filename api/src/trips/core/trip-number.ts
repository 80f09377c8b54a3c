import { nextNumber } from '../../platform/database/counters.ts';
import type { Db } from '../../platform/database/database.ts';

const formatNumber = (count: number) => `T-${String(count).padStart(6, '0')}`;

export const nextTripNumber = async (tx: Db, organizationId: string): Promise<string> =>
  formatNumber(await nextNumber(tx, organizationId, 'trip'));
