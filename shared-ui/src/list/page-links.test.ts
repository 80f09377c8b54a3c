import { listPageLinks } from './page-links.ts';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5, 6, 7]],
  [4, 20, [1, 2, 3, 4, 5, 6, 7]],
  [5, 20, [2, 3, 4, 5, 6, 7, 8]],
  [20, 20, [14, 15, 16, 17, 18, 19, 20]],
  [9, 7, [1, 2, 3, 4, 5, 6, 7]],
])('lists the page links around page %d of %d', (page, pages, links) =>
  expect(listPageLinks(page, pages)).toEqual(links),
);
