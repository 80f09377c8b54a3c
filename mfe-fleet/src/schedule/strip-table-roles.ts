const TABLE_ROLES = [
  '[role=table]',
  '[role=row]',
  '[role=rowgroup]',
  '[role=rowheader]',
  '[role=columnheader]',
  '[role=cell]',
  'aside:not([role])',
  'time[aria-label]',
].join(', ');

/**
 * Removes the library's table roles, now and after every change: its cells and entries are not inside its rows, which
 * is a broken table for screen readers. Entries contain their vehicle and time themselves.
 * @returns a function that stops it
 */
export function stripTableRoles(root: HTMLElement): () => void {
  const strip = () => {
    for (const element of root.querySelectorAll(TABLE_ROLES)) {
      if (!element.matches('time')) element.setAttribute('role', 'presentation');
      for (const name of ['aria-label', 'aria-colindex', 'aria-colspan']) element.removeAttribute(name);
    }
  };
  strip();
  const observer = new MutationObserver(strip);
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
