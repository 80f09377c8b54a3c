import type { Db } from '../../../platform/database/database.ts';

/** Both days are included; `zone`: in which payments are dated. */
export type JournalPeriod = { organizationId: string; from: string | null; to: string; zone: string };
export type Sources = { db: Db; period: JournalPeriod };
