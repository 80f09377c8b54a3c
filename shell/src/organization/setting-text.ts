import type { HomeLink } from 'shared-contracts/organizations';
import type { Language } from 'shared-contracts/values/limits';
import { LANGUAGE_NAMES, type Say } from 'shared-ui';
import { messages } from './settings.messages.ts';

const BY_SETTING: Record<string, (value: never, say: Say) => string> = {
  defaultLanguage: (language: Language) => LANGUAGE_NAMES[language],
  showVersion: (isOn: boolean, say) => say(isOn ? messages.on : messages.off),
  selfRegistration: (isOn: boolean, say) => say(isOn ? messages.on : messages.off),
  homeLinks: (links: HomeLink[]) => links.map(({ label }) => label).join(', '),
};

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The value of a setting as one line. */
export function wordsOf(setting: string, value: unknown, say: Say): string {
  if (isNothing(value)) return say(messages.nothing);
  const text = BY_SETTING[setting]?.(value as never, say) ?? String(value as string | number);
  return text.replaceAll(/\s+/g, ' ').trim();
}
