/** Who may write contracts, review them and put them away. */
export const WRITE = { model: 'contract', action: 'write' } as const;
