import { type AddressInfo, connect } from 'node:net';
import { testApp } from '../testing/test-app.ts';

const portal = testApp({ config: { requestTimeoutMs: 300 } });
beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }));

test('ends a request whose body arrives more slowly than the limit', async () => {
  const socket = connect((portal.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /api/auth HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n',
  );
  const drip = setInterval(() => socket.write(' '), 50);
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    clearInterval(drip);
    response += text;
  });
  socket.on('error', () => undefined); // a drip that crosses the response resets the connection
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  expect(response.split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
});
