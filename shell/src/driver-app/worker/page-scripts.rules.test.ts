import { isDeveloped, isSameRelease, listScripts } from './page-scripts.rules.ts';

const integrity = 'integrity="sha384-x" crossorigin="anonymous"';
const script = (address: string) => `<script defer src="${address}" ${integrity}></script>`;
const preload = (address: string) => `<link rel="preload" as="script" href="${address}" ${integrity}>`;
const registry = (release: string) =>
  `<script type="application/json" id="registry">{\n"orders":"${release}"}</script>`;
const page = (...elements: string[]) => `<html><head>${elements.join('\n')}</head></html>`;

test('lists the scripts that a page runs or preloads', () => {
  const html = page(
    script('/shell/1.js'),
    preload('/orders/2.js'),
    '<script src="/own.js"></script>',
    '<link href="/i.png">',
  );
  expect(listScripts(html)).toEqual(['/shell/1.js', '/orders/2.js']);
});

test('reads escaped addresses', () => {
  expect(listScripts(page(script('/s.js?a=1&amp;b=&lt;&quot;&amp;&lt;&quot;')))).toEqual(['/s.js?a=1&b=<"&<"']);
});

test('a page says whether a developer replaced an area', () => {
  const html = page(script('/shell/1.js'));
  expect(isDeveloped(html)).toBe(false);
  expect(isDeveloped(html.replace('</head>', '<script type="application/json" id="override">{}</script></head>'))).toBe(
    true,
  );
});

const PAGE = page(registry('1'), script('/shell/1.js'));
test.each([
  ['the same scripts and areas', PAGE, true],
  ['another preload', page(preload('/orders/2.js'), registry('1'), script('/shell/1.js')), true],
  ['another shell', page(registry('1'), script('/shell/2.js')), false],
  ['another release of an area', page(registry('2'), script('/shell/1.js')), false],
  ['no areas', page(script('/shell/1.js')), false],
])('a page with %s is of the same release: %s', (_name, other, expected) => {
  expect(isSameRelease(PAGE, other)).toBe(expected);
});
