import { z } from 'zod';
import { PUSH_LIMITS } from '../values/field-limits.ts';

/** Prescribed by RFC 8291. */
const [PUBLIC_KEY_BYTES, SECRET_BYTES] = [65, 16];
const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), 'invalid');

/** The result of `PushSubscription.toJSON()` in a browser. */
export const PushSubscriptionInput = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(PUSH_LIMITS.endpoint),
  keys: z.object({
    /** An uncompressed point of P-256. */
    p256dh: base64url(PUBLIC_KEY_BYTES),
    auth: base64url(SECRET_BYTES),
  }),
});
/** `publicKey`: to subscribe with, base64url; `isOn`: whether this session is notified. */
export const PushState = z.object({ publicKey: z.string(), isOn: z.boolean() });

export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;
export type PushState = z.infer<typeof PushState>;
