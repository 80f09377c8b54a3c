type Page = Window & typeof globalThis;
type Environment = {
  global: Page;
  page: { loadLibrary: (load: () => unknown) => unknown };
  teardown: () => Promise<void>;
};
type Module = { default: new (config: object, context: object) => Environment };

const ENVIRONMENT: string = '../environment.cjs';
const { default: PageEnvironment } = (await import(ENVIRONMENT)) as Module;

/** Simulates Jest, for each test file. */
const startFile = () => new PageEnvironment({ projectConfig: { testEnvironmentOptions: {} } }, { console });

test('a page leaves nothing of one test file to the next', async () => {
  const first = startFile();
  const page = first.global;
  const { document, navigator, history, fetch, Element } = page;
  const calls: string[] = [];
  page.addEventListener('online', () => calls.push('listener of the window'));
  document.addEventListener('click', () => calls.push('listener of the document'), { capture: true });
  page.setTimeout(() => calls.push('timeout'), 200);
  page.setInterval(() => calls.push('interval'), 200);
  document.documentElement.lang = 'it';
  document.body.innerHTML = '<p>One</p>';
  document.cookie = 'a=1';
  page.localStorage.setItem('a', '1');
  page.sessionStorage.setItem('a', '1');
  history.pushState({}, '', '/orders?page=2');
  Object.assign(page, { added: true, fetch: () => undefined });
  Object.assign(navigator, { locks: {} });
  Object.assign(Element.prototype, { scrollBy() {} });
  await first.teardown();

  expect(startFile().global).toBe(page);
  page.dispatchEvent(new page.Event('online'));
  document.body.click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(calls).toEqual([]);
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect([document.cookie, page.location.href]).toEqual(['', 'http://localhost/']);
  expect([page.localStorage.length, page.sessionStorage.length]).toEqual([0, 0]);
  expect(page.fetch).toBe(fetch);
  expect(['added' in page, 'locks' in navigator, 'scrollBy' in Element.prototype]).toEqual([false, false, false]);
});

test('a page lets libraries end what they do in the next frames', async () => {
  const file = startFile();
  const { global: page } = file;
  let hasEnded = false;
  page.requestAnimationFrame(() => page.requestAnimationFrame(() => (hasEnded = true)));
  await file.teardown();
  expect(hasEnded).toBe(true);
});

test('a page keeps what libraries add, which stay loaded', async () => {
  const { global: page, page: keeper, teardown } = startFile();
  keeper.loadLibrary(() => Object.assign(page, { library: 1 }));
  await teardown.call(startFile());
  expect('library' in page).toBe(true);
});
