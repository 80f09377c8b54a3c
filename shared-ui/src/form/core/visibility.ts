function findScrollParent(element: Element): Element | null {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : findScrollParent(parent);
}

/** Whether the element is visible without scrolling. */
export function isFullyVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const viewport = { top: 0, bottom: window.innerHeight };
  const container = findScrollParent(element)?.getBoundingClientRect() ?? viewport;
  return top >= Math.max(container.top, 0) && bottom <= Math.min(container.bottom, viewport.bottom);
}

export const sortByDocumentOrder = <E extends Element>(elements: readonly E[]): E[] =>
  elements.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
