const ELEMENT = /<(script|link)\b[^>]*\b(?:src|href)="([^"]+)"[^>]*\bintegrity="[^"]*"[^>]*>/g;
const REGISTRY = /<script type="application\/json" id="registry">(.*?)<\/script>/s;
const OVERRIDE = '<script type="application/json" id="override">';

const listElements = (html: string) =>
  [...html.matchAll(ELEMENT)].map(([, name = '', address = '']) => ({
    name,
    address: address.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  }));

/** Lists the addresses of the scripts that a page of the portal runs or preloads. They never change. */
export const listScripts = (html: string): string[] => listElements(html).map(({ address }) => address);

/** Whether a developer's own build of an area is included, whose scripts do change. */
export const isDeveloped = (html: string): boolean => html.includes(OVERRIDE);

/** Whether two pages were rendered with the same releases of shell and areas. */
export function isSameRelease(html: string, other: string): boolean {
  const [release, otherRelease] = [html, other].map((page) =>
    JSON.stringify([
      REGISTRY.exec(page)?.[1],
      listElements(page)
        .filter(({ name }) => name === 'script')
        .map(({ address }) => address),
    ]),
  );
  return release === otherRelease;
}
