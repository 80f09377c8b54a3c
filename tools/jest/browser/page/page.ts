import { trackListeners } from './listeners.ts';
import { OwnProperties } from './properties.ts';
import { trackTimers } from './timers.ts';

/** Properties that jest-circus adds to the page. */
const CIRCUS = ['EVENT_HANDLERS', 'JEST_STATE_SYMBOL'];
const ADDRESS = 'http://localhost/';
/** Turns in which libraries finish: React's scheduler continues in timers without delay. */
const LAST_TURNS = 3;
/** A closed layer of Zag counts for two more frames; if they don't run, later menus ignore clicks. */
const LAST_FRAMES = 3;

/** The part of jsdom's type that is used. */
type Dom = {
  window: Window & typeof globalThis;
  cookieJar: { removeAllCookiesSync: () => void };
  reconfigure: (options: { url: string }) => void;
};

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

function clearDocument({ documentElement, head, body }: Document) {
  for (const element of [head, body]) element.replaceChildren();
  for (const element of [documentElement, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/** A page for many test files: `reset` leaves nothing of one file to the next. */
export function preparePage(dom: Dom) {
  const { window } = dom;
  const { document, navigator, history, Element, HTMLElement } = window;
  const timers = trackTimers(window);
  const frame = () => new Promise((resolve) => window.requestAnimationFrame(resolve));
  const removeListeners = [window, document].map(trackListeners);
  const globals = new OwnProperties(window);
  const others = [navigator, history, Element.prototype, HTMLElement.prototype].map(
    (target) => new OwnProperties(target),
  );

  async function reset() {
    for (let count = 0; count < LAST_TURNS; count += 1) await turn();
    for (let count = 0; count < LAST_FRAMES && timers.hasFrames(); count += 1) await frame();
    timers.endAll();
    for (const remove of removeListeners) remove();
    for (const properties of [globals, ...others]) properties.restore();
    for (const symbol of Object.getOwnPropertySymbols(window))
      if (CIRCUS.includes(symbol.description ?? '')) Reflect.deleteProperty(window, symbol);
    clearDocument(document);
    window.localStorage.clear();
    window.sessionStorage.clear();
    dom.cookieJar.removeAllCookiesSync();
    dom.reconfigure({ url: ADDRESS });
    history.replaceState(null, '', ADDRESS);
  }

  return { reset, loadLibrary: <Result>(load: () => Result) => globals.retainAdditionsOf(load) };
}
