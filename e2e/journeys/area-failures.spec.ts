import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FAILURE_NUMBERS, type FailureKind } from 'shared-contracts/values/portal/failures';
import { CHUNK_LOAD_TIMEOUT_MS } from 'shared-contracts/values/limits';
import { ROOT } from '../../tools/lib/paths.ts';
import { type AreaName, AREAS, breakArea } from '../support/break-area.ts';
import { FAULTS } from '../support/faults.ts';
import { expect, test } from '../support/test.ts';

/** `npm run failures` tests each fault in each area; otherwise each fault runs once, in alternating areas. */
const CHECKS_ALL = process.env['FAULTS'] === 'all';
const NAMES = Object.keys(AREAS) as AreaName[];
const getAreaName = (index: number) => NAMES[index % NAMES.length] as AreaName;
/** After this time the screen shows that it's slow, and the portal has finished its automatic retries. */
const SLOW_AFTER_MS = 30_000;

const findMenuLink = (page: Page, area: AreaName) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: AREAS[area].title, exact: true });
const findHeading = (page: Page, area: AreaName) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: AREAS[area].title, exact: true });

async function visitArea(page: Page, area: AreaName) {
  await findMenuLink(page, area).click();
  await expect(findHeading(page, area)).toBeVisible();
}

/** Reads the text that users see from the documentation page of the failure. */
function readDocumentedText(kind: FailureKind): string {
  const [file] = globSync(`docs/failures/${FAILURE_NUMBERS[kind]}-*.md`, { cwd: ROOT });
  const [, text] = /\*\*The user sees\*\* “… (.+?)”/.exec(readFileSync(join(ROOT, file ?? ''), 'utf8')) ?? [];
  if (!text) throw new Error(`${file} doesn't quote what the user sees`);
  return text;
}

function findFailurePanel(page: Page, area: AreaName, kind: FailureKind) {
  const panel = page
    .getByRole(kind === 'slow' ? 'status' : 'alert')
    .filter({ hasText: `${AREAS[area].title} ${readDocumentedText(kind)}` });
  return kind === 'slow' ? panel : panel.filter({ hasText: `mention fault ${FAILURE_NUMBERS[kind]}.` });
}

test.describe.configure({ mode: 'parallel' });

for (const [index, fault] of FAULTS.entries()) {
  test.describe(fault.name, () => {
    for (const area of CHECKS_ALL ? NAMES : [getAreaName(index)]) {
      test(area, async ({ openAs, portal }) => {
        const [firstArea, otherArea] = [getAreaName(NAMES.indexOf(area) + 1), getAreaName(NAMES.indexOf(area) + 2)];
        const page = await openAs('owner', { expectedError: fault.expectedError });
        const brokenArea = await breakArea(page.context(), portal.url, area, fault);
        if (fault.hangs) await page.clock.install();
        await page.goto(AREAS[firstArea].path);
        await expect(findHeading(page, firstArea)).toBeVisible();
        await page.evaluate(() => Object.assign(window, { isMarked: true }));
        await fault.setUp?.(page);

        await findMenuLink(page, area).click();
        await expect(page).toHaveURL(AREAS[area].path);
        if (fault.hangs) {
          await expect.poll(brokenArea.requestCount).toBeGreaterThan(0);
          await page.clock.fastForward(SLOW_AFTER_MS);
        }
        const firstFailure = fault.hangs ? 'slow' : fault.kind;
        if (firstFailure) await expect(findFailurePanel(page, area, firstFailure)).toBeVisible();
        await visitArea(page, otherArea);
        await page.goBack();
        if (firstFailure) await expect(findFailurePanel(page, area, firstFailure)).toBeVisible();
        if (fault.hangs && fault.kind && fault.kind !== firstFailure) {
          await page.clock.fastForward(CHUNK_LOAD_TIMEOUT_MS);
          await expect(findFailurePanel(page, area, fault.kind)).toBeVisible();
        }

        brokenArea.repair();
        if (fault.kind) await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
        await expect(findHeading(page, area)).toBeVisible();
        expect(await page.evaluate(() => 'isMarked' in window), 'the page was not reloaded').toBe(true);
      });
    }
  });
}
