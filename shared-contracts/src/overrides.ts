import { z } from 'zod';
import { text, Unix } from './common.ts';

function isSafe(address: string): boolean {
  const { protocol = '', hostname = '' } = URL.canParse(address) ? new URL(address) : {};
  return protocol === 'https:' || (protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1'));
}

/** Where a developer serves an area's entry: only the reader's own machine may do so without TLS. */
const Address = z.string().max(500).refine(isSafe, 'https://, or http:// on localhost');

/** Without a host it is the one at which it is asked for. */
export const OverrideInput = z.object({
  area: z
    .string()
    .max(40)
    .regex(/^[a-z]+(-[a-z]+)*$/),
  address: Address,
  host: text(253)
    .regex(/^[\w-]+(\.[\w-]+)*$/)
    .transform((host) => host.toLowerCase())
    .optional(),
});
/** A link by which whoever opens it gets an area from an address, until it expires. */
export const OverrideLink = z.object({
  area: z.string(),
  address: z.string(),
  host: z.string(),
  expiresAt: Unix,
  url: z.string(),
});

export type OverrideInput = z.input<typeof OverrideInput>;
export type OverrideLink = z.infer<typeof OverrideLink>;
