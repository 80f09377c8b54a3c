import { element, writeXml } from './write-xml.rules.ts';

const text = (name: string, content: string) => ({ name, attributes: {}, text: content, children: [] });

test('omits an element without content', () => {
  expect([element('a', null), element('a', ''), element('a', []), element('a', [null])]).toEqual(Array(4).fill(null));
});

test('an element has a text or children', () => {
  expect(element('a', 'x', { id: '1' })).toEqual({ ...text('a', 'x'), attributes: { id: '1' } });
  expect(element('a', [null, element('b', 'x'), element('c', null)])).toEqual({
    ...text('a', ''),
    children: [text('b', 'x')],
  });
});

test('writes elements with their attributes, escaped', () => {
  const children = [element('b', 'x & y', { id: '<1>', 'xml:lang': '"en"' }), element('c', 'z')];
  const root = element('a', children, { n: '2' });
  expect(root && writeXml(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<a n="2"><b id="&lt;1&gt;" xml:lang="&quot;en&quot;">x &amp; y</b><c>z</c></a>',
  );
});
