import { chromium } from 'playwright-core';
import { login, call, base } from '/tmp/h/desk-api.mjs';
export const SIZES = { d: { width: 1440, height: 900 }, m: { width: 390, height: 844 } };
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic'],
});
const tokens = {};
export async function shot(
  user,
  name,
  path,
  { size = 'd', mode = 'light', lang = 'en', act, wait = 1500, full = false } = {},
) {
  const ctx = await browser.newContext({ viewport: SIZES[size], reducedMotion: 'reduce', locale: 'en-GB' });
  const token = user && (tokens[user] ??= await login(user));
  await ctx.addInitScript(
    ([t, m, l]) => {
      if (t) localStorage.setItem('consign.token', t);
      localStorage.setItem('consign.colorMode', JSON.stringify(m));
      localStorage.setItem('consign.localization', JSON.stringify({ language: l, units: 'metric' }));
    },
    [token, mode, lang],
  );
  const page = await ctx.newPage();
  page.setDefaultTimeout(15000);
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message));
  page.on('response', (r) => r.status() >= 400 && console.log(name, r.status(), r.url()));
  try {
    await page.goto(base + path);
    await page.waitForLoadState('networkidle').catch(() => 0);
    await page.waitForTimeout(wait);
    if (act) {
      await act(page);
      await page.waitForTimeout(900);
    }
    const o = await page.evaluate(() => {
      const w = innerWidth;
      const out = [];
      for (const e of document.querySelectorAll('body *')) {
        const r = e.getBoundingClientRect();
        if (r.width && r.right > w + 1 && getComputedStyle(e).position !== 'fixed') {
          let p = e.parentElement,
            clipped = false;
          while (p) {
            if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(p).overflowX)) {
              clipped = true;
              break;
            }
            p = p.parentElement;
          }
          if (!clipped) out.push(e.tagName + ' ' + (e.textContent || '').slice(0, 30));
        }
      }
      return [document.documentElement.scrollWidth, out.slice(0, 3)];
    });
    console.log(name, JSON.stringify(o));
  } catch (e) {
    console.log(name, 'FAIL', e.message.split('\n')[0]);
  }
  await page.screenshot({ path: `/tmp/h/desk-shots/${name}.png`, fullPage: full });
  await ctx.close();
}
export const done = () => browser.close();
export { login, call, base };
