import type { Page } from '@playwright/test';

const CHECKED_ELEMENTS = 'h1, h2, h3, button, a, label, th, input, [role=tab], [role=alert], [role=status]';

/** Lists elements that overflow the viewport, or whose text is cut off without an ellipsis or a scrollbar. */
export const findOverflows = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const width = document.documentElement.clientWidth;
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 60)}"`;
    const isScrollable = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isScrollable(element.parentElement));
    const problems: string[] = [];
    if (document.documentElement.scrollWidth > width)
      problems.push(`the page is ${document.documentElement.scrollWidth} px wide in a viewport of ${width} px`);
    for (const element of document.body.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, right, width: elementWidth } = element.getBoundingClientRect();
      const isOutside = elementWidth > 1 && (right > width + 1 || left < -1) && !isScrollable(element);
      if (isOutside) problems.push(`${describe(element)} spans from ${Math.round(left)} to ${Math.round(right)} px`);
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1 && overflowX !== 'visible';
      if (isCut && element.tagName !== 'INPUT' && textOverflow !== 'ellipsis')
        problems.push(`${describe(element)} is cut off`);
    }
    return problems;
  }, CHECKED_ELEMENTS);
