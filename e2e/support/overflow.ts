import type { Page } from '@playwright/test';

const TELLING = 'h1, h2, h3, button, a, label, th, input, [role=tab], [role=alert], [role=status]';

/** What sticks out of the window or is cut although nothing tells that more is there. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const width = document.documentElement.clientWidth;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 60)}"`;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${width}`);
    for (const element of document.body.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, right, width: own } = element.getBoundingClientRect();
      const isOutside = own > 1 && (right > width + 1 || left < -1) && !scrolls(element);
      if (isOutside) found.push(`${nameOf(element)} lies from ${Math.round(left)} to ${Math.round(right)}`);
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1 && overflowX !== 'visible';
      if (isCut && element.tagName !== 'INPUT' && textOverflow !== 'ellipsis') found.push(`${nameOf(element)} is cut`);
    }
    return found;
  }, TELLING);
