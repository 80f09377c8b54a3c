import { localeOf, type Language } from 'shared-contracts/values/limits';
import { translateNames } from '../access/former-people.rules.ts';

/** The content of an email. All emails share one layout. */
export type EmailContent = {
  language: Language;
  subject: string;
  paragraphs: string[];
  /** Rendered as a button. */
  action?: { label: string; url: string };
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
/** A line break in a subject would add headers. */
const toSingleLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const BODY_STYLE =
  'margin:0;padding:24px;background:#f4f5f7;font-family:Inter,Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1b1f24';
const CARD_STYLE = 'max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:8px';
const BUTTON_STYLE =
  'display:inline-block;padding:10px 16px;border-radius:8px;background:#1d4ed8;color:#fff;text-decoration:none';

function renderHtml({ language, subject, paragraphs, action }: EmailContent) {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:18px">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`),
  ];
  if (action)
    body.push(`<p><a href="${escapeHtml(action.url)}" style="${BUTTON_STYLE}">${escapeHtml(action.label)}</a></p>`);
  const card = `<div style="${CARD_STYLE}">${body.join('')}</div>`;
  return `<!doctype html><html lang="${localeOf(language)}"><body style="${BODY_STYLE}">${card}</body></html>`;
}

/** Renders the content as plain text and as HTML; everything in it is escaped, and former people are named in its language. */
export function renderEmail(content: EmailContent) {
  const { language, action } = content;
  const subject = toSingleLine(translateNames(content.subject, language));
  const paragraphs = content.paragraphs.map((paragraph) => translateNames(paragraph, language));
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : [])].join('\n\n');
  return { subject, text, html: renderHtml({ ...content, subject, paragraphs }) };
}
