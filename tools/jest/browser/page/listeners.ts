import { isLibrary } from './is-library.ts';

type Listener = Parameters<EventTarget['addEventListener']>;

type CallSite = { getFileName: () => string | null | undefined };
/** V8's own parts of `Error`. */
type V8Errors = {
  prepareStackTrace?: (error: Error, calls: readonly CallSite[]) => unknown;
  stackTraceLimit: number;
  captureStackTrace: (target: object, above: (...args: never[]) => unknown) => void;
};

const errors = Error as unknown as V8Errors;

const prepareStackTrace = (_: Error, [caller]: readonly CallSite[]) => caller?.getFileName() ?? '';

/** The file that called a function. */
function findCaller(called: (...args: never[]) => unknown): string {
  const before = { prepareStackTrace: errors.prepareStackTrace, stackTraceLimit: errors.stackTraceLimit };
  Object.assign(errors, { prepareStackTrace, stackTraceLimit: 1 });
  const trace = { stack: '' };
  errors.captureStackTrace(trace, called);
  const { stack } = trace;
  Object.assign(errors, before);
  return stack;
}

/**
 * Makes a page track the listeners that our own modules add, which the next test file loads again. Libraries stay
 * loaded and add theirs only once. Returns a function that removes all.
 */
export function trackListeners(target: EventTarget): () => void {
  const added: Listener[] = [];
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  Object.assign(target, {
    addEventListener(...listener: Listener) {
      if (!isLibrary(findCaller(target.addEventListener))) added.push(listener);
      add(...listener);
    },
  });
  return () => {
    for (const [type, listener, options] of added.splice(0)) remove(type, listener, options);
  };
}
