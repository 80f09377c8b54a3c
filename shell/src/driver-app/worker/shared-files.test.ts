import { isShare, storeSharedFiles } from './shared-files.ts';

const ORIGIN = 'https://portal.example';
const originalCaches = Object.getOwnPropertyDescriptor(globalThis, 'caches');
afterEach(() => {
  if (originalCaches) Object.defineProperty(globalThis, 'caches', originalCaches);
  else Reflect.deleteProperty(globalThis, 'caches');
});

test.each([
  ['POST', '/driving/share', true],
  ['GET', '/driving/share', false],
  ['POST', '/driving', false],
  ['POST', '/api/trips', false],
])('knows a share: %s %s', (method, path, expected) => {
  expect(isShare({ method, url: ORIGIN + path } as Request)).toBe(expected);
});

test('keeps the files with name and type for the page, and opens it', async () => {
  const kept: [string, Response][] = [];
  const open = async (name: string) => ({
    put: async (path: string, response: Response) => void kept.push([`${name} ${path}`, response]),
  });
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open } });
  const form = new FormData();
  form.append('file', new File(['%PDF'], 'bill of lading – 7.pdf', { type: 'application/pdf' }));
  form.append('file', new File([], 'empty.png', { type: 'image/png' }));
  form.append('title', 'From the mail app');
  const request = { url: `${ORIGIN}/driving/share`, formData: async () => form } as Request;
  const { status, headers } = await storeSharedFiles(request, 1_767_261_600_000);
  expect([status, headers.get('location')]).toEqual([303, `${ORIGIN}/driving`]);
  expect(kept.map(([path]) => path)).toEqual([
    expect.stringMatching(/^consign\.shared-files \/driving\/share\/[\w-]+$/),
  ]);
  const [, file] = kept[0] ?? [];
  expect([file?.headers.get('content-type'), file?.headers.get('x-shared-at')]).toEqual([
    'application/pdf',
    '1767261600',
  ]);
  expect(decodeURIComponent(file?.headers.get('x-file-name') ?? '')).toBe('bill of lading – 7.pdf');
});
