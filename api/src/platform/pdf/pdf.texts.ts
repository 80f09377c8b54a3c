import type { Language } from 'shared-contracts/values/limits';

/** What the pages themselves say, in each language of the portal. */
export const PAGE_OF: Record<Language, string> = {
  en: 'Page {page} of {pages}',
  it: 'Pagina {page} di {pages}',
  fr: 'Page {page} sur {pages}',
  sp: 'Página {page} de {pages}',
  sin: 'පිටුව {page} / {pages}',
};
