import axe from 'axe-core';

/** What keeps people from using a screen, one line each; colours are left out, for there is no layout here. */
export async function accessibilityFaults(screen: Element): Promise<string[]> {
  const { violations } = await axe.run(screen, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
