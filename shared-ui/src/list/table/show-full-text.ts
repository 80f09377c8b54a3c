const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;

/** Text that is cut shows the whole when pointed at; of several the first that is cut. */
export function showWhole({ currentTarget: cell }: { currentTarget: HTMLElement }) {
  const texts = [...cell.querySelectorAll<HTMLElement>('[data-cut]')];
  cell.title = (texts.length > 0 ? texts : [cell]).find(isCut)?.innerText ?? '';
}
