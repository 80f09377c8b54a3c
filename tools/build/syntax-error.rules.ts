/** `,-[file:line:column]` in the drawing that the parser makes of an error. */
const PLACE = /[,╭]-\[[^\]\n]*?(\d+):(\d+)\]/;

/** Turns a parser's message into a sentence: `src/orders/list.tsx:12:5: Expected ';'`. */
export function syntaxError(file: string, message: string): string {
  const [, line, column] = PLACE.exec(message) ?? [];
  const reason = (message.split('\n').find((text) => text.trim()) ?? '').replace(/^\s*[x×]\s*/, '').trim();
  return `${[file, ...(line === undefined ? [] : [line, column])].join(':')}: ${reason || 'it can’t be parsed'}`;
}
