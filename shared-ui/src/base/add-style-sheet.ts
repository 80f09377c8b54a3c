const adopted = new Set<string>();

/** Takes over the style sheet of an engine: as an object, since the page allows no style elements. */
export function adoptCss(text: string) {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
