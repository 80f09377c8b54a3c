import axe, { type NodeResult } from 'axe-core';
import type { Page } from '@playwright/test';

type Options = {
  /** Defaults to the rules of WCAG 2.2 A and AA and best practices. */
  rules?: readonly string[] | undefined;
  /** Parts of the page that aren't checked, as selectors. */
  exclude?: readonly string[];
};

/** Lists axe violations with their elements. */
export async function findAccessibilityViolations(
  page: Page,
  { rules, exclude = [] }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([runOnly, excluded]) => {
      const { axe: axeOfPage } = window as unknown as { axe: typeof axe };
      const context = excluded.length > 0 ? { exclude: excluded.map((selector) => [selector]) } : document;
      // Rows out of view with `content-visibility: auto` have no layout, so their sizes are wrong.
      const hasLayout = (target: NodeResult['target']) =>
        target.length > 1 ||
        document.querySelector(String(target[0]))?.checkVisibility({ contentVisibilityAuto: true }) !== false;
      const results = await axeOfPage.run(context, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
      return results.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes
          .filter(({ target }) => hasLayout(target))
          .map(({ target, failureSummary = '' }) => ({ target: target.join(' '), failureSummary })),
      }));
    },
    [rules && [...rules], [...exclude]] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}
