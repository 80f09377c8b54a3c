import { startDeferredPreloads } from './deferred-preloads.ts';

const activePreloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
    .filter(({ media }) => media === '')
    .map(({ href }) => new URL(href).pathname);

test('activates deferred preloads and leaves other links unchanged', () => {
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/main.js">
    <link rel="preload" as="script" media="not all" href="/page.js"><link rel="preload" as="script" media="not all" href="/list.js">
    <link rel="stylesheet" media="print" href="/print.css">`;
  expect(activePreloads()).toEqual(['/main.js']);
  startDeferredPreloads();
  expect(activePreloads()).toEqual(['/main.js', '/page.js', '/list.js']);
  expect(document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.media).toBe('print');
});
