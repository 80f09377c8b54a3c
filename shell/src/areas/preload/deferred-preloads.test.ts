import { fetchNext } from './fetch-next.ts';

const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
    .filter(({ media }) => media === '')
    .map(({ href }) => new URL(href).pathname);

test('what is needed next is asked for when the first scripts have come, what stands in the page for other reasons stays as it is', () => {
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/ahead.js">
    <link rel="preload" as="script" media="not all" href="/page.js"><link rel="preload" as="script" media="not all" href="/list.js">
    <link rel="stylesheet" media="print" href="/print.css">`;
  expect(asked()).toEqual(['/ahead.js']);
  fetchNext();
  expect(asked()).toEqual(['/ahead.js', '/page.js', '/list.js']);
  expect(document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.media).toBe('print');
});
