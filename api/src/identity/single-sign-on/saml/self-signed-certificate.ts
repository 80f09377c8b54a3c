import { createPublicKey, generateKeyPair, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { DateTime } from 'luxon';

const YEARS = 10;
const generate = promisify(generateKeyPair);

const TAG = { integer: 0x02, bits: 0x03, utf8: 0x0c, sequence: 0x30, set: 0x31, utcTime: 0x17, version: 0xa0 } as const;
const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const VERSION_3 = Buffer.from('020102', 'hex');

function lengthOf(size: number): number[] {
  if (size < 0x80) return [size];
  return size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
}
/** A value in DER (ITU-T X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

const nameOf = (name: string) =>
  der(TAG.sequence, der(TAG.set, der(TAG.sequence, COMMON_NAME, der(TAG.utf8, Buffer.from(name)))));
/** Two digits of the year: until 2049. */
const timeOf = (time: DateTime) => der(TAG.utcTime, Buffer.from(`${time.toUTC().toFormat('yyMMddHHmmss')}Z`));

function serialNumber(): Buffer {
  const bytes = randomBytes(16);
  // Positive, and without a leading zero.
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return der(TAG.integer, bytes);
}

const toPem = (label: string, content: Buffer) =>
  `-----BEGIN ${label}-----\n${content.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END ${label}-----\n`;

/** A new RSA key and a certificate for it (RFC 5280), which identity providers need to have of the portal. */
export async function createSelfSigned(
  name: string,
  now: number,
): Promise<{ privateKey: string; certificate: string }> {
  const { privateKey: key } = await generate('rsa', { modulusLength: 2048 });
  const from = DateTime.fromSeconds(now);
  const content = der(
    TAG.sequence,
    der(TAG.version, VERSION_3),
    serialNumber(),
    SHA256_WITH_RSA,
    nameOf(name),
    der(TAG.sequence, timeOf(from), timeOf(from.plus({ years: YEARS }))),
    nameOf(name),
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, key)]);
  return {
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: toPem('CERTIFICATE', der(TAG.sequence, content, SHA256_WITH_RSA, der(TAG.bits, signature))),
  };
}
