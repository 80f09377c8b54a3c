import { useEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { localeOf } from 'shared-auth';
import type { Language } from 'shared-contracts/values/limits';
import { create } from 'zustand';

export type LocaleMessages = Record<string, string>;

/** Messages of all areas loaded so far: toasts show messages of an area although they are rendered outside of it. */
const useLoadedMessages = create<{ messages: LocaleMessages }>(() => ({ messages: {} }));

/** A missing translation falls back to English; the check of the locale files reports it. */
const onError = () => undefined;

export function LanguageProvider({
  language,
  messages,
  children,
}: {
  language: Language;
  messages: LocaleMessages;
  children: ReactNode;
}) {
  return (
    <IntlProvider locale={localeOf(language)} defaultLocale="en" messages={messages} onError={onError}>
      {children}
    </IntlProvider>
  );
}

function ExtendedMessages({ messages, children }: { messages: LocaleMessages; children: ReactNode }) {
  const intl = useIntl();
  const allMessages = useMemo(() => ({ ...(intl.messages as LocaleMessages), ...messages }), [intl.messages, messages]);
  return (
    <IntlProvider locale={intl.locale} defaultLocale="en" messages={allMessages} onError={onError}>
      {children}
    </IntlProvider>
  );
}

/** Adds an area's messages for its children. */
export function MessagesProvider({ messages, children }: { messages: LocaleMessages; children: ReactNode }) {
  useEffect(
    () => useLoadedMessages.setState((loaded) => ({ messages: { ...loaded.messages, ...messages } })),
    [messages],
  );
  return <ExtendedMessages messages={messages}>{children}</ExtendedMessages>;
}

/** Provides the messages of all loaded areas to components outside of them. */
export const LoadedMessagesProvider = ({ children }: { children: ReactNode }) => (
  <ExtendedMessages messages={useLoadedMessages().messages}>{children}</ExtendedMessages>
);
