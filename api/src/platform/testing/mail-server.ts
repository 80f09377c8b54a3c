import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type ReceivedEmail = { from: string; to: string[]; data: string; user: string | null };
type Options = {
  /** Without it, no authentication is required. */
  user?: string;
  password?: string;
};

/** An in-process mail server for one test file. Call it at the top of the file; `port` is available once tests run. */
export function testMailServer({ user, password }: Options = {}) {
  const state = { received: [] as ReceivedEmail[], isUnavailable: false };
  const server = new SMTPServer({
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => {
      if (auth.username !== user || auth.password !== password)
        return done(new Error(`Invalid credentials: ${auth.username ?? ''} / ${auth.password ?? ''}`));
      done(null, { user: auth.username });
    },
    onData: (stream, { envelope, user: signedIn }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.isUnavailable) return done(new Error('451 try again later'));
        const { mailFrom, rcptTo } = envelope;
        const data = Buffer.concat(chunks).toString();
        state.received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          data,
          user: signedIn ?? null,
        });
        done();
      });
    },
  });
  // Ignores clients that disconnect early.
  server.on('error', () => {});

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  beforeEach(() => {
    state.received.length = 0;
    state.isUnavailable = false;
  });

  return {
    state,
    get port() {
      return (server.server.address() as AddressInfo).port;
    },
  };
}
