/**
 * Creates an order and prints what happens to it, until it is delivered:
 *
 *   CONSIGN_URL=https://freight.example.com CONSIGN_API_KEY=csg_… CONSIGN_WEBHOOK_SECRET=whsec_… PORT=8080 \
 *     node node_modules/@consign/client/examples/follow-order.js order.json
 *
 * An admin creates the key and a webhook for orders that leads to this process.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { createClient, verifyWebhook, type OrderInput, type WebhookMessage } from '@consign/client';

const ENDS = ['delivered', 'manuallyDelivered', 'incompleteDelivery', 'cancelled'];
const {
  CONSIGN_URL: baseUrl = 'http://127.0.0.1:4000',
  CONSIGN_API_KEY: apiKey = '',
  CONSIGN_WEBHOOK_SECRET: secret = '',
  PORT: port = '8080',
} = process.env;
const [file = 'order.json'] = process.argv.slice(2);

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

let orderId: string | undefined;
const earlier: WebhookMessage[] = [];
/** The same message may come twice, when an answer was lost on its way. */
const seen = new Set<string>();

function follow({ type, data }: WebhookMessage) {
  if (data.id !== orderId) return;
  console.log(`${type} ${data.from ?? '-'} ${data.to ?? '-'}`);
  if (data.to !== null && ENDS.includes(data.to)) server.close();
}

const server = createServer((request, response) => {
  void (async () => {
    const body = await readBody(request);
    try {
      const message = verifyWebhook(secret, body, request.headers);
      const id = String(request.headers['webhook-id']);
      response.setHeader('connection', 'close').writeHead(204).end();
      if (seen.has(id)) return;
      seen.add(id);
      // The first message may arrive before the answer of the call.
      if (orderId === undefined) earlier.push(message);
      else follow(message);
    } catch {
      response.writeHead(401).end();
    }
  })();
});

server.listen(Number(port), async () => {
  const order = JSON.parse(await readFile(file, 'utf8')) as OrderInput;
  const { data, error } = await createClient({ baseUrl, apiKey }).POST('/api/v1/orders', { body: order });
  if (error) {
    console.error(`${error.code}: ${String(error.message)}`);
    process.exit(1);
  }
  console.log(`created ${data.number} ${data.id}`);
  orderId = data.id;
  for (const message of earlier) follow(message);
});
