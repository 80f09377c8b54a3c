import { chromium, type Browser } from '@playwright/test';
import { chromium as findChromium } from '../../browser/chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Runs the work with its own browser. */
export async function inChromium<T>(work: (browser: Browser) => Promise<T>, ...flags: string[]): Promise<T> {
  const { path, output } = await findChromium();
  if (!path) throw new Error(output);
  const browser = await chromium.launch({ executablePath: path, args: [...FLAGS, ...flags] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
