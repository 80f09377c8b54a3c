/** px from an edge of the board within which it scrolls by itself, and how far at each move. */
const EDGE = 48;
const STEP = 16;

/** What hangs on the pointer: the order as it looks, without a part in the page. */
export function ghostOf(card: HTMLElement): { moveTo: (x: number, y: number) => void; remove: () => void } {
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

/** At its upper or lower edge a list scrolls along. @param edges measured once: asking again at every move would lay out the page each time */
export function scrollAt(list: HTMLElement, { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, y: number): void {
  if (y < top + EDGE) list.scrollBy(0, -STEP);
  else if (y > bottom - EDGE) list.scrollBy(0, STEP);
}
