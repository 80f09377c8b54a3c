import { createBuilders } from '../../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../../platform/testing/test-app.ts';
import { createBrowser } from '../../testing/browser.ts';

type Browser = ReturnType<typeof createBrowser>;

export const outcome = (reply: { statusCode: number; json: () => { code?: string; fields?: object } }) => [
  reply.statusCode,
  Object.values(reply.json().fields ?? {})[0]?.code ?? reply.json().code,
];
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Submits the second step; the browser keeps the token. */
export const prove = async (browser: Browser, challenge: string, proof: object) => {
  const reply = await browser.post('/auth/second-factor', { challenge, proof });
  if (reply.statusCode === 200) browser.token = reply.json().token;
  return reply;
};

/** Enters the password. @returns what the second step needs */
export async function enterPassword(browser: Browser, login: string, input: object = {}) {
  browser.token = '';
  const reply = await browser.signIn(login, input);
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'secondFactorRequired']);
  expect(reply.cookies.map(({ name }) => name)).toEqual(['consign.device']);
  return reply.json().params;
}

/** People of a portal who sign in, and what is recorded of them. */
export const createPeople = (portal: ReturnType<typeof testApp>) => ({
  signedIn: async (overrides: object = {}) => {
    const user = await createBuilders(portal.db, TEST_NOW).user(overrides);
    const browser = createBrowser(portal);
    expect((await browser.signIn(user.login)).statusCode).toBe(200);
    return { user, browser };
  },
  eventsOf: async (userId: string) =>
    (
      await portal.db
        .selectFrom('timelineEntries')
        .select('event')
        .where('subjectId', '=', userId)
        .orderBy('position')
        .execute()
    ).map(({ event }) => event),
  subjectsTo: async (email: string) =>
    (
      await portal.db
        .selectFrom('mails')
        .select('subject')
        .where('recipient', '=', email)
        .orderBy('createdAt')
        .execute()
    ).map(({ subject }) => subject),
});
