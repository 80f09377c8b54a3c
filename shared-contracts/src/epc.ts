import { z } from 'zod';
import { Money } from './common.ts';

/** Prepaid trip credits of an organization. `remaining = purchased − reserved − active − used`, `balance = remaining × unitPrice`. */
export const Epc = z.object({
  purchased: z.int(),
  reserved: z.int(),
  active: z.int(),
  used: z.int(),
  remaining: z.int(),
  total: z.int().meta({ description: 'purchased' }),
  balance: Money,
  currency: z.string(),
  unitPrice: Money,
});
export const EpcActive = z.object({ activeCount: z.int() });

export type Epc = z.infer<typeof Epc>;
