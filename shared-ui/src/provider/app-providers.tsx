import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useInsertionEffect, type ReactNode } from 'react';
import { localeOf } from 'shared-auth';
import type { Language } from 'shared-contracts/values/limits';
import { Notices } from '../data/notices-view.tsx';
import { Fonts } from '../theme/fonts.tsx';
import { lookSystem } from '../theme/system.ts';
import { useRootColorMode } from './color-mode.ts';
import { LanguageProvider, WithKnownTexts, type Texts } from './messages.tsx';

type AppProvidersProps = {
  client: QueryClient;
  language: Language;
  /** The shell's and the kit's texts in that language; none for English. */
  texts?: Texts;
  children: ReactNode;
};

const cache = createCache({ key: 'ui' });
const NO_TEXTS: Texts = {};

/** All that a screen needs around it: styles, colours, language, data. */
export function AppProviders({ client, language, texts = NO_TEXTS, children }: AppProvidersProps) {
  useRootColorMode();
  useInsertionEffect(() => {
    document.documentElement.lang = localeOf(language);
  }, [language]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={lookSystem()}>
        <Fonts language={language} />
        <LanguageProvider language={language} texts={texts}>
          <QueryClientProvider client={client}>
            {children}
            <WithKnownTexts>
              <Notices />
            </WithKnownTexts>
          </QueryClientProvider>
        </LanguageProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
