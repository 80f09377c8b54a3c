import { z } from 'zod';
import { Measure } from '../common.ts';

/**
 * The share of an order in what its trip emits, kg CO2e, well to wheel. Null without a trip, or without its vehicle or
 * type. `emissions` of a trip and its orders is the same, and absent then; so is that of a trip for those who don't see
 * all its stops.
 */
export const OrderEmissions = z.object({ emissions: Measure.nullable() });

export type OrderEmissions = z.infer<typeof OrderEmissions>;
