const added = new Set<string>();

/** Adds a library's style sheet to the document, once. As a constructed sheet, since the page's CSP allows no style elements. */
export function addStyleSheet(css: string) {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
