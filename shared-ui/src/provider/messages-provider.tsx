import { useEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { localeOf } from 'shared-auth';
import type { Language } from 'shared-contracts/values/limits';
import { create } from 'zustand';

export type Texts = Record<string, string>;

/** Texts of every area met so far: a toast speaks with an area's words although it stands outside of the area. */
const useKnownTexts = create<{ texts: Texts }>(() => ({ texts: {} }));

/** A missing translation shows English; the check of the locale files finds it, not the person. */
const onError = () => undefined;

export function LanguageProvider({
  language,
  texts,
  children,
}: {
  language: Language;
  texts: Texts;
  children: ReactNode;
}) {
  return (
    <IntlProvider locale={localeOf(language)} defaultLocale="en" messages={texts} onError={onError}>
      {children}
    </IntlProvider>
  );
}

function MoreTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  const intl = useIntl();
  const all = useMemo(() => ({ ...(intl.messages as Texts), ...texts }), [intl.messages, texts]);
  return (
    <IntlProvider locale={intl.locale} defaultLocale="en" messages={all} onError={onError}>
      {children}
    </IntlProvider>
  );
}

/** Adds an area's texts for what is inside. */
export function WithTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  useEffect(() => useKnownTexts.setState((known) => ({ texts: { ...known.texts, ...texts } })), [texts]);
  return <MoreTexts texts={texts}>{children}</MoreTexts>;
}

/** For what stands outside of the areas and shows their words. */
export const WithKnownTexts = ({ children }: { children: ReactNode }) => (
  <MoreTexts texts={useKnownTexts().texts}>{children}</MoreTexts>
);
