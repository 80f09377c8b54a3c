const LABELLED = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

function labelsOf(this: HTMLElement): HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  const root = this.getRootNode();
  if (!(root instanceof Document || root instanceof DocumentFragment || root instanceof Element)) return [];
  return [...root.querySelectorAll('label')].filter((label) =>
    label.htmlFor ? label.htmlFor === this.id : label.contains(this) && label.control === this,
  );
}

/** jsdom searches the whole page for labels, for every field; queries need the labels of every field. */
export function answerLabels() {
  LABELLED.forEach(({ prototype }) =>
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf }),
  );
}
