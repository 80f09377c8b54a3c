import { email } from 'shared-contracts/common';

/** Whether the text is exactly one address. A line break or comma would let an attacker add recipients. */
export const isEmailAddress = (value: string) => email.safeParse(value).success && !/[\s,;<>]/.test(value);
