import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useInsertionEffect, type ReactNode } from 'react';
import { localeOf } from 'shared-auth';
import type { Language } from 'shared-contracts/values/limits';
import { Notices } from '../data/notices-view.tsx';
import { Fonts } from '../theme/fonts.tsx';
import { getThemeSystem } from '../theme/system.ts';
import { useRootColorMode } from './color-mode.ts';
import { LanguageProvider, LoadedMessagesProvider, type LocaleMessages } from './messages-provider.tsx';
import { createStyleCache } from './style-cache.ts';

type AppProvidersProps = {
  client: QueryClient;
  language: Language;
  /** Messages of the shell and of shared-ui in that language; none for English. */
  messages?: LocaleMessages;
  children: ReactNode;
};

const cache = createStyleCache();
const NO_MESSAGES: LocaleMessages = {};

/** All providers of the portal: styles, colour mode, language, data. */
export function AppProviders({ client, language, messages = NO_MESSAGES, children }: AppProvidersProps) {
  useRootColorMode();
  useInsertionEffect(() => {
    document.documentElement.lang = localeOf(language);
  }, [language]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={getThemeSystem()}>
        <Fonts language={language} />
        <LanguageProvider language={language} messages={messages}>
          <QueryClientProvider client={client}>
            {children}
            <LoadedMessagesProvider>
              <Notices />
            </LoadedMessagesProvider>
          </QueryClientProvider>
        </LanguageProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
