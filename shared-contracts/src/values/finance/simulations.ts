export const MAX_SIMULATED_ORDERS = 1_000;
export const MAX_SIMULATED_DAYS = 366;
