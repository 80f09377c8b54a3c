import type { Page } from '@playwright/test';
import type { givenIn } from './given.ts';
import { type Known, NEWCOMER, NOBODY, type Screen } from './screens.ts';
import type { As } from './test.ts';
import { allSaid } from './words.ts';

type Given = ReturnType<typeof givenIn>;

async function knownTo(given: Given): Promise<Known> {
  const [waiting, saved] = [await given.order({ stage: 'pendingValidation' }), await given.order()];
  return { waiting: waiting.id, saved: saved.id };
}

async function loginOf(who: string, given: Given): Promise<string | null> {
  if (who === NOBODY) return null;
  return who === NEWCOMER ? (await given.newcomer()).login : who;
}

type Visit = { who: string; screens: readonly Screen[]; as: As; given: Given };

/** Leads somebody through screens in one window, and tells of each when it is there. */
export async function visitAll(
  { who, screens, as, given }: Visit,
  onScreen: (name: string, page: Page, at: number) => Promise<void>,
) {
  const texts = new Map((await allSaid('en')).map(({ id, said }) => [id, said]));
  const say = (id: string) => {
    const text = texts.get(id);
    if (text === undefined) throw new Error(`Nothing is called ${id}`);
    return text.split('{', 1).join('').trim();
  };
  const known = await knownTo(given);
  await given.newcomer({ isMailed: true });
  const page = await as(await loginOf(who, given));
  for (const [at, { name, path, isThere, open = [] }] of screens.entries()) {
    await page.goto(typeof path === 'string' ? path : path(known));
    for (const step of open) await step(page, say);
    await isThere(page, say);
    await onScreen(name, page, at);
  }
}
