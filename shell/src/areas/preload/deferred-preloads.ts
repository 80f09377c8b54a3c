/** Starts the preloads of the page's later scripts, which would delay the first scripts if they ran in parallel. */
export function startDeferredPreloads() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][media]'))
    link.removeAttribute('media');
}
