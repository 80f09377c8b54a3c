import { createHmac, randomBytes } from 'node:crypto';

const ID_BYTES = 16;
const PROOF_BYTES = 16;
/** A browser of a dispatch office has several users; the latest are remembered. */
const MAX_USERS = 10;
const PATTERN = /^[\w-]{22}(?:\.[\w-]{22}){0,10}$/;

/** A browser, with one signed proof for each user who has signed in there. */
export type Device = { id: string; proofs: readonly string[] };

const prove = (secret: string, deviceId: string, userId: string) =>
  createHmac('sha256', secret)
    .update(`device:${deviceId}:${userId}`)
    .digest()
    .subarray(0, PROOF_BYTES)
    .toString('base64url');

/** Reads the device cookie; a new device for a missing or malformed one. */
export function readDevice(cookie: string | undefined): Device {
  if (!cookie || !PATTERN.test(cookie)) return { id: randomBytes(ID_BYTES).toString('base64url'), proofs: [] };
  const [id = '', ...proofs] = cookie.split('.');
  return { id, proofs };
}

export const formatDevice = ({ id, proofs }: Device) => [id, ...proofs].join('.');

export const isKnownDevice = (secret: string, { id, proofs }: Device, userId: string) =>
  proofs.includes(prove(secret, id, userId));

/** Adds a user who has signed in to the known users of a device. */
export function rememberUser(secret: string, { id, proofs }: Device, userId: string): Device {
  const proof = prove(secret, id, userId);
  return { id, proofs: [proof, ...proofs.filter((other) => other !== proof)].slice(0, MAX_USERS) };
}
