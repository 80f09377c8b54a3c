import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { publicAccess } from '../access/needs.ts';
import { API_PREFIX } from '../http/api-prefix.ts';
import type { PublicApi } from './public-call.ts';

const YEAR_SECONDS = 31_536_000;
const PAGE = '/docs';
const SCRIPT = `${PAGE}/reference.js`;

/** The page loads nothing from elsewhere and sends its trials to this server only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The reference writes its styles when it starts.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Prevents the reference from contacting its makers' servers. */
const SETTINGS = {
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: 'json',
  customCss: ':root { --scalar-font: system-ui, sans-serif; --scalar-font-code: ui-monospace, monospace; }',
  authentication: { preferredSecurityScheme: 'bearer' },
};

type Script = { source: string; compressed: Buffer; version: string };

/** The package contains the script inside its code, which only its own server exposes. */
async function loadScript(): Promise<Script> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const server = Fastify();
  await server.register(reference, { routePrefix: '/reference', configuration: { url: '/' } });
  const { payload: source } = await server.inject('/reference/js/scalar.js');
  await server.close();
  const version = createHash('sha256').update(source).digest('hex').slice(0, 16);
  return { source, compressed: await promisify(gzip)(source, { level: 9 }), version };
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const renderPage = ({ title, prefix }: PublicApi, { version }: Script) => `<!doctype html>
<html lang="en">
  <head>
    <title>${escapeHtml(title)}</title>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
  </head>
  <body>
    <script id="api-reference" type="application/json" data-url="${API_PREFIX}${prefix}/openapi.json" data-configuration="${escapeHtml(JSON.stringify(SETTINGS))}"></script>
    <script src="${API_PREFIX}${SCRIPT}?v=${version}"></script>
  </body>
</html>
`;

function sendScript(reply: FastifyReply, { source, compressed }: Script, encodings: string) {
  const type = 'text/javascript; charset=utf-8';
  reply
    .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
    .header('vary', 'accept-encoding')
    .type(type);
  return /\bgzip\b/.test(encodings) ? reply.header('content-encoding', 'gzip').send(compressed) : reply.send(source);
}

/** A page to read a public API and to try its calls, at `/api/docs`. Its parts load when it is first opened. */
export function docsPageRoutes(app: FastifyInstance, api: PublicApi) {
  let script: Promise<Script> | undefined;
  const getScript = () => (script ??= loadScript());

  app.get(PAGE, { ...publicAccess, schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .serializer(String)
      .send(renderPage(api, await getScript())),
  );

  app.get(SCRIPT, { ...publicAccess, schema: { hide: true } }, async (request, reply) =>
    sendScript(reply, await getScript(), String(request.headers['accept-encoding'] ?? '')),
  );
}
