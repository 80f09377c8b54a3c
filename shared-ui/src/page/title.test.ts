import { namePortal, titlePage } from './title.ts';

test('the tab names the page and the portal, also when its name comes later', () => {
  titlePage('Orders');
  expect(document.title).toBe('Orders · Consign');
  namePortal('Serendib');
  expect(document.title).toBe('Orders · Serendib');
  titlePage();
  expect(document.title).toBe('Serendib');
});
