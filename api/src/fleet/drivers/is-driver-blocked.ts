import { sql } from 'kysely';

const BLOCKED = 2;

/** Whether a driver is blocked, as one or as the user they are: of `drivers` joined with their `users`. */
export const isDriverBlocked = sql<boolean>`(drivers.is_blocked or coalesce(users.status = ${sql.lit(BLOCKED)}, false))`;
