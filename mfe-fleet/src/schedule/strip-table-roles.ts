const ROLES =
  '[role=table], [role=row], [role=rowgroup], [role=rowheader], [role=columnheader], [role=cell], aside:not([role]), time[aria-label]';

/** The library calls its boxes a table, but cells and entries are not in its rows: to a screen reader that is a broken table. Entries say their vehicle and time themselves, so the boxes say nothing. */
export function keepRolesPlain(root: HTMLElement): () => void {
  const plain = () => {
    for (const box of root.querySelectorAll(ROLES)) {
      if (!box.matches('time')) box.setAttribute('role', 'presentation');
      for (const name of ['aria-label', 'aria-colindex', 'aria-colspan']) box.removeAttribute(name);
    }
  };
  plain();
  const observer = new MutationObserver(plain);
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
