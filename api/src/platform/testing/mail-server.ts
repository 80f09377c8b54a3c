import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Received = { from: string; to: string[]; data: string; user: string | null };
type Options = {
  /** Who may sign in; without it nobody has to. */
  user?: string;
  password?: string;
};

/** A real mail server in process, for one test file. Call it at the top of the file; `port` is there once tests run. */
export function mailServer({ user, password }: Options = {}) {
  const state = { received: [] as Received[], isAway: false };
  const server = new SMTPServer({
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => {
      if (auth.username !== user || auth.password !== password)
        return done(new Error(`no ${auth.username ?? ''} with ${auth.password ?? ''} here`));
      done(null, { user: auth.username });
    },
    onData: (stream, { envelope, user: signedIn }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.isAway) return done(new Error('451 not now'));
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
  // A client that goes away in the middle is the client's matter.
  server.on('error', () => {});

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  beforeEach(() => {
    state.received.length = 0;
    state.isAway = false;
  });

  return {
    state,
    get port() {
      return (server.server.address() as AddressInfo).port;
    },
  };
}
