import { getConfig } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/** What keeps people from using a screen, one line each; colours are left out, for there is no layout here. */
export async function accessibilityFaults(screen: Element): Promise<string[]> {
  const look = () => axe.run(screen, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  const { violations }: AxeResults = await getConfig().asyncWrapper(look); // it takes its time, in which the screen goes on by itself
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
