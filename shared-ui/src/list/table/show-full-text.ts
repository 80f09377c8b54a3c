const isTruncated = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;

/** Shows the full text of a truncated cell as its tooltip; with several texts, that of the first truncated one. */
export function showFullText({ currentTarget: cell }: { currentTarget: HTMLElement }) {
  const texts = [...cell.querySelectorAll<HTMLElement>('[data-truncated]')];
  cell.title = (texts.length > 0 ? texts : [cell]).find(isTruncated)?.innerText ?? '';
}
