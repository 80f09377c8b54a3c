import type { Setting } from 'shared-contracts/identity/organizations';
import type { Language } from 'shared-contracts/values/limits';
import type { EmailContent } from '../../../platform/mail/render-email.ts';
import { fillPlaceholders } from '../../../platform/values/fill-placeholders.ts';
import { ORGANIZATION_EMAIL_TEXTS, type OrganizationEmail } from './organization-email.texts.ts';
import { SETTING_NAMES } from './setting-names.texts.ts';

/** Prevents user input from posing as a paragraph of the email. */
const toSingleLine = (value: string) => value.replace(/\s+/g, ' ').trim();

const hasAllValues = (paragraph: string, values: Record<string, string>) =>
  [...paragraph.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name] !== '');

/**
 * @param values an empty value leaves out the paragraph that contains its placeholder
 * @param url target of the button, if the email has one
 */
export function buildOrganizationEmail(
  kind: OrganizationEmail,
  language: Language,
  values: Record<string, string>,
  url: string,
): EmailContent {
  const { subject, paragraphs, action } = ORGANIZATION_EMAIL_TEXTS[language][kind];
  const singleLineValues = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, toSingleLine(value)]),
  );
  return {
    language,
    subject: fillPlaceholders(subject, singleLineValues),
    paragraphs: paragraphs
      .filter((paragraph) => hasAllValues(paragraph, singleLineValues))
      .map((paragraph) => fillPlaceholders(paragraph, singleLineValues)),
    ...(action && { action: { label: action, url } }),
  };
}

/** Example: `page title, accent colour`. */
export const formatSettingNames = (fields: readonly string[], language: Language) =>
  fields.map((field) => SETTING_NAMES[language][field as Setting]).join(', ');
