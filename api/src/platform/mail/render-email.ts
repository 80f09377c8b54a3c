import { localeOf, type Language } from 'shared-contracts/values/limits';

/** What a mail says; how it looks is the same for all. */
export type Letter = {
  language: Language;
  subject: string;
  paragraphs: string[];
  /** One thing to click. */
  action?: { label: string; url: string };
};

/** `{name}` becomes the value of that name; a value that looks like a placeholder stays what it is. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
/** A subject is one line: more would be further headers. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const BODY =
  'margin:0;padding:24px;background:#f4f5f7;font-family:Inter,Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1b1f24';
const SHEET = 'max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:8px';
const BUTTON =
  'display:inline-block;padding:10px 16px;border-radius:8px;background:#1d4ed8;color:#fff;text-decoration:none';

function htmlOf({ language, subject, paragraphs, action }: Letter) {
  const lines = paragraphs.map((paragraph) => `<p>${escape(paragraph).replaceAll('\n', '<br>')}</p>`);
  const button = action ? `<p><a href="${escape(action.url)}" style="${BUTTON}">${escape(action.label)}</a></p>` : '';
  const title = `<h1 style="margin:0 0 16px;font-size:18px">${escape(subject)}</h1>`;
  return `<!doctype html><html lang="${localeOf(language)}"><body style="${BODY}"><div style="${SHEET}">${title}${lines.join('')}${button}</div></body></html>`;
}

/** The letter as text and as HTML; nothing in it can become markup or a header. */
export function compose(letter: Letter) {
  const { paragraphs, action } = letter;
  const subject = oneLine(letter.subject);
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : [])].join('\n\n');
  return { subject, text, html: htmlOf({ ...letter, subject }) };
}
