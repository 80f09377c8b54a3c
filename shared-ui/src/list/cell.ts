/** Text that is cut shows the whole when pointed at. */
export function showWhole({ currentTarget: cell }: { currentTarget: HTMLElement }) {
  const text = cell.querySelector<HTMLElement>('[data-cut]') ?? cell;
  cell.title = text.scrollWidth > text.clientWidth ? text.innerText : '';
}
