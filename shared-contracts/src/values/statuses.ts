/** Statuses of an organization, as they are on the wire and in the database. */
export const ORGANIZATION_STATUS = { registered: 0, active: 1, blocked: 2 } as const;

/** Statuses of a user, as they are on the wire and in the database. */
export const USER_STATUS = { active: 1, blocked: 2 } as const;
