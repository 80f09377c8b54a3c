import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { keysOf } from './s3-keys.ts';
import { ReleaseError } from './registry.rules.ts';
import type { Store } from './store.ts';

/** Server errors are retried a few times with growing pauses. */
const PATIENCE_MS = 30_000;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
};

/** Builds are immutable and cached forever; the registry and the files next to it are revalidated for every request. */
const headersOf = (path: string) => ({
  'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
  'cache-control': path.includes('/') ? 'public, max-age=31536000, immutable' : 'no-store',
});

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Conditions that no existing document meets. */
const UNMET_CONDITIONS = [
  ['if-none-match', '*'],
  ['if-match', '"00000000000000000000000000000000"'],
] as const;

export type S3Access = {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
};
type S3Request = { method?: string; content?: Buffer; headers?: Record<string, string> };

/**
 * A bucket of any S3-compatible store with conditional writes (If-Match, If-None-Match). `prefix` is empty or ends
 * with a slash.
 */
export function s3Store(bucket: string, prefix: string, { endpoint, sessionToken, ...access }: S3Access): Store {
  const client = new AwsClient({
    ...access,
    ...(sessionToken !== undefined && { sessionToken }),
    service: 's3',
    retries: 3,
  });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const name = `s3://${bucket}/${prefix}`;

  const ask = async (
    address: string,
    allowed: readonly number[],
    { method = 'GET', content, headers = {} }: S3Request = {},
  ) => {
    const signed = { ...headers, 'x-amz-content-sha256': sha256(content ?? '') };
    const answer = await client.fetch(address, {
      method,
      headers: signed,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(content && { body: new Uint8Array(content) }),
      aws: { allHeaders: true },
    });
    if (answer.ok) return answer;
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
    if (allowed.includes(answer.status) && code !== 'NoSuchBucket') return answer;
    throw new Error(
      `${name}: ${method} ${address.slice(root.length + 1)} was answered with ${answer.status} ${code}`.trimEnd(),
    );
  };
  const at = (path: string) => `${root}/${`${prefix}${path}`.split('/').map(escaped).join('/')}`;

  const read: Store['read'] = async (path) => {
    const answer = await ask(at(path), [404]);
    const mark = answer.headers.get('etag');
    if (answer.status === 404) return undefined;
    if (!mark) throw new Error(`${name}: the store gives no ETag, without which two releases at once could lose one`);
    return { content: Buffer.from(await answer.arrayBuffer()), mark };
  };

  const put = (path: string, content: Buffer, condition: Record<string, string>) =>
    ask(at(path), [404, 409, 412], { method: 'PUT', content, headers: { ...headersOf(path), ...condition } });

  return {
    name,
    takesCompressed: false,
    read,
    // 409: two conditional writes at the same moment; 404: what had the mark is gone.
    write: async (path, content, over) => {
      const condition: Record<string, string> = over === null ? { 'if-none-match': '*' } : { 'if-match': over };
      if ((await put(path, content, condition)).ok) return true;
      // If a response was lost, the retry finds our own document in place.
      return (await read(path))?.content.equals(content) ?? false;
    },
    list: async (folder) => {
      const paths: string[] = [];
      let next: string | undefined = '';
      while (next !== undefined) {
        const query = new URLSearchParams({
          'list-type': '2',
          'encoding-type': 'url',
          prefix: `${prefix}${folder}`,
          ...(next && { 'continuation-token': next }),
        });
        const page = keysOf(await (await ask(`${root}?${query.toString().replaceAll('+', '%20')}`, [])).text());
        paths.push(...page.keys.map((key) => key.slice(prefix.length)));
        next = page.next;
      }
      return paths;
    },
    assertConditionalWrites: async (path, { content }) => {
      for (const [header, value] of UNMET_CONDITIONS)
        if ((await put(path, content, { [header]: value })).ok)
          throw new ReleaseError(
            `${name} ignores the condition ${header} of a write: of two releases at the same time it would lose one. Use a store with conditional writes, such as Amazon S3, Cloudflare R2, or MinIO from 2024 on.`,
          );
    },
    remove: async (paths) => {
      for (const path of paths) await ask(at(path), [404], { method: 'DELETE' });
    },
  };
}
