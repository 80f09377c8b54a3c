import { z } from 'zod';

/** The keys of which one must have signed a release; none: any release is served. */
export const SigningKeys = z.object({ items: z.array(z.object({ name: z.string(), key: z.string() })) });
export type SigningKeys = z.infer<typeof SigningKeys>;
