import type { Page } from '@playwright/test';
import type { createTestData } from './test-data.ts';
import { NEWCOMER, NOBODY, type RecordIds, type Screen } from './screens/screen.ts';
import type { OpenAs } from './test.ts';
import { loadTexts } from './texts.ts';

type TestData = ReturnType<typeof createTestData>;

async function createRecords(testData: TestData): Promise<RecordIds> {
  const [pending, saved] = [await testData.createOrder({ stage: 'pendingValidation' }), await testData.createOrder()];
  return { pendingOrderId: pending.id, savedOrderId: saved.id };
}

async function getLogin(user: string, testData: TestData): Promise<string | null> {
  if (user === NOBODY) return null;
  return user === NEWCOMER ? (await testData.createNewcomer()).login : user;
}

/** Marks the heading of the screen that is left: another one replaces it. */
const LEFT = 'data-left';

/**
 * Navigates within the loaded portal, which is much cheaper than reloading the page.
 * @returns false if the screen has no heading whose replacement shows that the next screen has rendered
 */
async function navigateWithin(page: Page, path: string): Promise<boolean> {
  const hasHeading = await page.evaluate((attribute) => {
    const heading = document.querySelector('main h1');
    heading?.setAttribute(attribute, '');
    return heading !== null;
  }, LEFT);
  if (!hasHeading) return false;
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator(`[${LEFT}]`).waitFor({ state: 'detached' });
  return true;
}

/** A view of the same page keeps its heading, and an open dialog may stay open. */
const isOtherPage = (page: Page, path: string) => new URL(path, page.url()).pathname !== new URL(page.url()).pathname;

async function openScreen(page: Page, path: string, { mustReload }: { mustReload: boolean }) {
  if (mustReload || !isOtherPage(page, path) || !(await navigateWithin(page, path))) await page.goto(path);
}

type VisitOptions = { user: string; screens: readonly Screen[]; openAs: OpenAs; testData: TestData };

/** Opens the screens one after the other in one window and calls `onScreen` when each is ready. */
export async function visitScreens(
  { user, screens, openAs, testData }: VisitOptions,
  onScreen: (name: string, page: Page, index: number) => Promise<void>,
) {
  const textById = new Map((await loadTexts('en')).map(({ id, translation }) => [id, translation]));
  const getText = (id: string) => {
    const text = textById.get(id);
    if (text === undefined) throw new Error(`No text has the id ${id}`);
    return text.split('{', 1).join('').trim();
  };
  const ids = await createRecords(testData);
  await testData.createNewcomer({ isEmailed: true });
  const page = await openAs(await getLogin(user, testData));
  for (const [index, { name, path, ready, open }] of screens.entries()) {
    const hasOpened = (screens[index - 1]?.open.length ?? 0) > 0;
    await openScreen(page, path(ids), { mustReload: index === 0 || user === NOBODY || hasOpened });
    for (const step of open) await step(page, getText);
    await ready(page, getText);
    await onScreen(name, page, index);
  }
}
