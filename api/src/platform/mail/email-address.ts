import { email } from 'shared-contracts/common';

/** One address and nothing else: a line break or a comma in it would add recipients of somebody's choice. */
export const isAddress = (value: string) => email.safeParse(value).success && !/[\s,;<>]/.test(value);
