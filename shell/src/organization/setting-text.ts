import type { HomeLink } from 'shared-contracts/identity/organizations';
import type { Language } from 'shared-contracts/values/limits';
import { LANGUAGE_NAMES, type FormatMessage } from 'shared-ui';
import { messages } from './settings.messages.ts';

const FORMATTERS: Record<string, (value: never, formatMessage: FormatMessage) => string> = {
  defaultLanguage: (language: Language) => LANGUAGE_NAMES[language],
  showVersion: (isOn: boolean, formatMessage) => formatMessage(isOn ? messages.on : messages.off),
  selfRegistration: (isOn: boolean, formatMessage) => formatMessage(isOn ? messages.on : messages.off),
  homeLinks: (links: HomeLink[]) => links.map(({ label }) => label).join(', '),
};

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Formats the value of a setting as one line. */
export function toSettingText(setting: string, value: unknown, formatMessage: FormatMessage): string {
  if (isEmpty(value)) return formatMessage(messages.noValue);
  const text = FORMATTERS[setting]?.(value as never, formatMessage) ?? String(value as string | number);
  return text.replaceAll(/\s+/g, ' ').trim();
}
