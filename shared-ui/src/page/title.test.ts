import { setPortalName, setPageTitle } from './title.ts';

test('puts the page and the portal into the document title, in any order', () => {
  setPageTitle('Orders');
  expect(document.title).toBe('Orders · Consign');
  setPortalName('Serendib');
  expect(document.title).toBe('Orders · Serendib');
  setPageTitle();
  expect(document.title).toBe('Serendib');
});
