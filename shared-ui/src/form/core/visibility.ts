function scrollingParent(element: Element): Element | null {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollingParent(parent);
}

/** Could a person see the element without scrolling? */
export function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const viewport = { top: 0, bottom: window.innerHeight };
  const frame = scrollingParent(element)?.getBoundingClientRect() ?? viewport;
  return top >= Math.max(frame.top, 0) && bottom <= Math.min(frame.bottom, viewport.bottom);
}

export const inDocumentOrder = <E extends Element>(elements: readonly E[]): E[] =>
  elements.toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
