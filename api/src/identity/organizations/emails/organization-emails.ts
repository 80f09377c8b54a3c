import type { Setting } from 'shared-contracts/organizations';
import type { Language } from 'shared-contracts/values/limits';
import { fill, type Letter } from '../../platform/mail.letter.ts';
import { ORGANIZATION_MAILS, type OrganizationMail } from './organization-mail.texts.ts';
import { SETTING_NAMES } from './setting-names.texts.ts';

/** What somebody called themselves stays one line: it cannot pretend to be a paragraph of ours. */
const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();

const isTold = (paragraph: string, values: Record<string, string>) =>
  [...paragraph.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name] !== '');

/** @param values an empty one leaves out the paragraph that would name it. @param url where its button leads, when the mail has one */
export function organizationLetter(
  kind: OrganizationMail,
  language: Language,
  values: Record<string, string>,
  url: string,
): Letter {
  const { subject, paragraphs, action } = ORGANIZATION_MAILS[language][kind];
  const told = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, oneLine(value)]));
  return {
    language,
    subject: fill(subject, told),
    paragraphs: paragraphs.filter((paragraph) => isTold(paragraph, told)).map((paragraph) => fill(paragraph, told)),
    ...(action && { action: { label: action, url } }),
  };
}

/** `page title, accent colour` */
export const settingNames = (fields: readonly string[], language: Language) =>
  fields.map((field) => SETTING_NAMES[language][field as Setting]).join(', ');
