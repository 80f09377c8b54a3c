/** Computed, never stored: a contract without an expire date stays in force. Unix seconds. */
export const isExpired = (expireDate: number | null, now: number) => expireDate !== null && expireDate < now;
