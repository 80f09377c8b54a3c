/** What the page needs after its first scripts is asked for when these have come: asked for with them, it would have its share of the line, and they would begin later. */
export function fetchNext() {
  for (const hint of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][media]'))
    hint.removeAttribute('media');
}
