/** Whether an expiry date has passed; null never expires. Unix seconds. */
export const isExpired = (expiresAt: number | null, now: number) => expiresAt !== null && expiresAt < now;
