import { z } from 'zod';
import { AreaModel } from '../identity/auth.ts';
import { LANGUAGES } from '../values/limits.ts';

const Texts = z.record(z.enum(LANGUAGES), z.string());

/** A model that an area declares: what the table of rules calls it, and what its rules allow. */
export const AreaModelOption = z.object({ model: AreaModel, area: z.string(), labels: Texts, help: Texts });
export const AreaModelList = z.object({ items: z.array(AreaModelOption) });

export type AreaModelOption = z.infer<typeof AreaModelOption>;
export type AreaModelList = z.infer<typeof AreaModelList>;
