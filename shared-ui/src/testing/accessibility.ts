import { getConfig } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/** Returns axe's violations, one line each; without colour contrast, since jsdom has no layout. */
export async function findAccessibilityViolations(screen: Element): Promise<string[]> {
  const runAxe = () => axe.run(screen, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  const { violations }: AxeResults = await getConfig().asyncWrapper(runAxe); // the screen may update while axe runs
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
