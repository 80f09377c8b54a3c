export const CONTRACT_STATES = ['unconfirmed', 'confirmed', 'rejected'] as const;
/** `mine`: written by the caller's organization; `partners`: written by its partners. */
export const CONTRACT_SIDES = ['mine', 'partners'] as const;
export const CONTRACT_ACTIONS = ['edit', 'review', 'resend', 'disable', 'enable', 'copy', 'delete'] as const;
/** The records that use a contract. */
export const CONTRACT_USES = ['order', 'trip'] as const;

export type ContractState = (typeof CONTRACT_STATES)[number];
export type ContractAction = (typeof CONTRACT_ACTIONS)[number];
