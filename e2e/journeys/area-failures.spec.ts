import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FAILURES, type FailureKind } from 'shared-contracts/values/failures';
import { CHUNK_LIMIT_MS } from 'shared-contracts/values/limits';
import { ROOT } from '../../tools/run/paths.ts';
import { type AreaName, AREAS, breakArea } from '../support/broken.ts';
import { FAULTS } from '../support/faults.ts';
import { expect, test } from '../support/test.ts';

/** `npm run failures`: each in each area. Else each once, the areas by turns. */
const IS_WHOLE = process.env['FAULTS'] === 'all';
const NAMES = Object.keys(AREAS) as AreaName[];
const at = (index: number) => NAMES[index % NAMES.length] as AreaName;
/** By then the screen has said that it is slow, and the portal has asked again by itself as often as it does: what comes now, somebody has asked for. */
const LONG_MS = 30_000;

const link = (page: Page, area: AreaName) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: AREAS[area].title, exact: true });
const title = (page: Page, area: AreaName) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: AREAS[area].title, exact: true });

async function visit(page: Page, area: AreaName) {
  await link(page, area).click();
  await expect(title(page, area)).toBeVisible();
}

/** What users read, as the page of the documentation has it that the fault's number leads to. */
function documented(kind: FailureKind): string {
  const [file] = globSync(`docs/failures/${FAILURES[kind]}-*.md`, { cwd: ROOT });
  const [, words] = /\*\*The user sees\*\* “… (.+?)”/.exec(readFileSync(join(ROOT, file ?? ''), 'utf8')) ?? [];
  if (!words) throw new Error(`${file} says nothing of what users see`);
  return words;
}

function panelOf(page: Page, area: AreaName, kind: FailureKind) {
  const said = page
    .getByRole(kind === 'slow' ? 'status' : 'alert')
    .filter({ hasText: `${AREAS[area].title} ${documented(kind)}` });
  return kind === 'slow' ? said : said.filter({ hasText: `name fault ${FAILURES[kind]}.` });
}

test.describe.configure({ mode: 'parallel' });

for (const [index, fault] of FAULTS.entries()) {
  test.describe(fault.name, () => {
    for (const area of IS_WHOLE ? NAMES : [at(index)]) {
      test(area, async ({ as, portal }) => {
        const [open, another] = [at(NAMES.indexOf(area) + 1), at(NAMES.indexOf(area) + 2)];
        const page = await as('owner', { says: fault.says });
        const broken = await breakArea(page.context(), portal.url, area, fault);
        if (fault.hangs) await page.clock.install();
        await page.goto(AREAS[open].path);
        await expect(title(page, open)).toBeVisible();
        await page.evaluate(() => Object.assign(window, { isTheSame: true }));
        await fault.around?.(page);

        await link(page, area).click();
        await expect(page).toHaveURL(AREAS[area].path);
        if (fault.hangs) {
          await expect.poll(broken.asked).toBeGreaterThan(0);
          await page.clock.fastForward(LONG_MS);
        }
        const first = fault.hangs ? 'slow' : fault.kind;
        if (first) await expect(panelOf(page, area, first)).toBeVisible();
        await visit(page, another);
        await page.goBack();
        if (first) await expect(panelOf(page, area, first)).toBeVisible();
        if (fault.hangs && fault.kind && fault.kind !== first) {
          await page.clock.fastForward(CHUNK_LIMIT_MS);
          await expect(panelOf(page, area, fault.kind)).toBeVisible();
        }

        broken.heal();
        if (fault.kind) await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
        await expect(title(page, area)).toBeVisible();
        expect(await page.evaluate(() => 'isTheSame' in window), 'the page was not loaded anew').toBe(true);
      });
    }
  });
}
