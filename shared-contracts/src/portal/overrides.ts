import { z } from 'zod';
import { text, UnixTime } from '../common.ts';
import { OVERRIDE_LIMITS } from '../values/field-limits.ts';

function isAllowedAddress(address: string): boolean {
  const { protocol = '', hostname = '' } = URL.canParse(address) ? new URL(address) : {};
  return protocol === 'https:' || (protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1'));
}

/** The address of an area's entry on a developer's machine. Requires TLS, except on localhost. */
const Address = z.string().max(OVERRIDE_LIMITS.address).refine(isAllowedAddress, 'https://, or http:// on localhost');

/** `host`: defaults to the host of the request. */
export const OverrideInput = z.object({
  area: z
    .string()
    .max(OVERRIDE_LIMITS.area)
    .regex(/^[a-z]+(-[a-z]+)*$/),
  address: Address,
  host: text(OVERRIDE_LIMITS.host)
    .regex(/^[\w-]+(\.[\w-]+)*$/)
    .transform((host) => host.toLowerCase())
    .optional(),
});
/** A link that loads an area from an address until it expires. */
export const OverrideLink = z.object({
  area: z.string(),
  address: z.string(),
  host: z.string(),
  expiresAt: UnixTime,
  url: z.string(),
});

export type OverrideInput = z.input<typeof OverrideInput>;
export type OverrideLink = z.infer<typeof OverrideLink>;
