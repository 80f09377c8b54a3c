export const CONTRACT_STATES = ['unconfirmed', 'confirmed', 'rejected'] as const;
/** `mine`: those we wrote; `partners`: those that partners wrote with us. */
export const CONTRACT_SIDES = ['mine', 'partners'] as const;
export const CONTRACT_ACTIONS = ['edit', 'review', 'resend', 'disable', 'enable', 'copy', 'delete'] as const;
/** What uses a contract. */
export const CONTRACT_USERS = ['order', 'trip'] as const;

export type ContractState = (typeof CONTRACT_STATES)[number];
export type ContractAction = (typeof CONTRACT_ACTIONS)[number];
