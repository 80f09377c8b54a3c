/** Distance from an edge of the list within which it scrolls, and how far per pointer move. */
const SCROLL_ZONE_PX = 48;
const SCROLL_STEP_PX = 16;

/** Creates the copy of an order card that follows the pointer; inert and outside the layout. */
export function createDragGhost(card: HTMLElement): { moveTo: (x: number, y: number) => void; remove: () => void } {
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.removeAttribute('data-order');
  ghost.inert = true;
  const { width } = card.getBoundingClientRect();
  Object.assign(ghost.style, {
    position: 'fixed',
    insetInlineStart: '0',
    top: '0',
    width: `${width}px`,
    pointerEvents: 'none',
    zIndex: '2000',
    opacity: '0.9',
    listStyle: 'none',
  });
  document.body.append(ghost);
  return {
    moveTo: (x, y) => {
      ghost.style.transform = `translate(${x - 16}px, ${y - 16}px)`;
    },
    remove: () => ghost.remove(),
  };
}

/**
 * Scrolls the list while the pointer is near its upper or lower edge.
 * @param edges measured once per drag: measuring at every move would force a layout
 */
export function scrollNearEdge(list: HTMLElement, { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, y: number): void {
  if (y < top + SCROLL_ZONE_PX) list.scrollBy(0, -SCROLL_STEP_PX);
  else if (y > bottom - SCROLL_ZONE_PX) list.scrollBy(0, SCROLL_STEP_PX);
}
