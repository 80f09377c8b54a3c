import { sql } from 'kysely';
import { USER_STATUS } from 'shared-contracts/values/statuses';

/** Whether a driver or their user is blocked; for `drivers` joined with `users`. */
export const isDriverBlocked = sql<boolean>`
  (drivers.is_blocked or coalesce(users.status = ${sql.lit(USER_STATUS.blocked)}, false))`;
