import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as react from 'react';
import { answerLabels } from './labels.ts';
import { withQuickSystem } from './quick-system.ts';
import { dropStackTraces } from './react.ts';
import { insertOnlyHidingStyles } from './styles.ts';

jest.mock('@chakra-ui/react/styled-system', () =>
  withQuickSystem(jest.requireActual('@chakra-ui/react/styled-system')),
);

/** Browser APIs that the interface libraries use and jsdom lacks, because it has no layout. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} });

/** Node's fetch has no page that an address could be relative to. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
}

class PointerMoves extends MouseEvent {
  readonly pointerId = 1;
  readonly pointerType = 'mouse';
}

function openDialog(this: HTMLDialogElement) {
  this.open = true;
}

function closeDialog(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

/** The environment has Node's Blob, FormData and URL but jsdom's File, which Node doesn't recognize. */
function fileOfNode(): unknown {
  const form = new FormData();
  form.append('file', new Blob());
  return form.get('file')?.constructor;
}

Object.assign(globalThis, {
  File: fileOfNode(),
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia,
  Request: PageRequest,
  PointerEvent: PointerMoves,
});
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
Object.assign(Element.prototype, { scrollTo() {}, scrollIntoView() {}, hidePopover() {} });
Object.assign(CSSStyleSheet.prototype, { replaceSync() {} });
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(HTMLDialogElement.prototype, { showModal: openDialog, close: closeDialog });
Object.assign(window, { scrollTo() {} });

insertOnlyHidingStyles();
dropStackTraces(react);
answerLabels();
// Workers share the cores: a screen may need longer than the default second to settle.
configure({ asyncUtilTimeout: 10_000 });
