import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type Key = { id: string; secret: string; region: string };

const SKEW_MS = 15 * 60_000;
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** `20261122T101500Z` as milliseconds. */
const timeOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Checks the AWS Signature Version 4 of a request to S3; undefined if valid, otherwise the error code. */
export function signatureError(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { id, secret, region }: Key,
): string | undefined {
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [keyId, day = '', ...scope] = credential.split('/');
  const stamp = String(headers['x-amz-date']);
  const payload = String(headers['x-amz-content-sha256']);
  if (keyId !== id) return 'InvalidAccessKeyId';
  if (scope.join('/') !== `${region}/s3/aws4_request` || !stamp.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (!(Math.abs(Date.now() - timeOf(stamp)) < SKEW_MS)) return 'RequestTimeTooSkewed';
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (mustBeSigned.some((name) => !signed.split(';').includes(name))) return 'AccessDenied';

  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const path = pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const lines = signed
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}\n`)
    .join('');
  const request = [method, path, query, lines, signed, payload].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    (made: Buffer, part) => hmac(made, part),
    hmac(hmac(`AWS4${secret}`, day), region),
  );
  const expected = hmac(
    key,
    ['AWS4-HMAC-SHA256', stamp, [day, ...scope].join('/'), sha256(request)].join('\n'),
  ).toString('hex');
  return signature === expected ? undefined : 'SignatureDoesNotMatch';
}
