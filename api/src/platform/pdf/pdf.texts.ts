import type { Language } from 'shared-contracts/values/limits';

export const PAGE_NUMBER_TEXTS: Record<Language, string> = {
  en: 'Page {page} of {pages}',
  it: 'Pagina {page} di {pages}',
  fr: 'Page {page} sur {pages}',
  sp: 'Página {page} de {pages}',
  sin: 'පිටුව {page} / {pages}',
};
