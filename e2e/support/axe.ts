import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Lists axe violations with their elements. Defaults to the rules of WCAG 2.2 A and AA and best practices. */
export async function findAccessibilityViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}
