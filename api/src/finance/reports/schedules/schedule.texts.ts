import type { Language } from 'shared-contracts/values/limits';

type Texts = { subject: string; text: string; open: string; rows: string; total: string };

/** Texts of the emails with reports and of their PDFs. `{name}`: the saved report; `{organization}`: the sender. */
export const SCHEDULE_TEXTS: Record<Language, Texts> = {
  en: {
    subject: 'Report: {name}',
    text: 'The report “{name}” of {organization} is attached, with {rows} rows as of {at}.',
    open: 'Open the report',
    rows: 'Rows',
    total: 'Total',
  },
  it: {
    subject: 'Report: {name}',
    text: 'In allegato il report «{name}» di {organization}, con {rows} righe al {at}.',
    open: 'Apri il report',
    rows: 'Righe',
    total: 'Totale',
  },
  fr: {
    subject: 'Rapport : {name}',
    text: 'Vous trouverez ci-joint le rapport « {name} » de {organization}, avec {rows} lignes au {at}.',
    open: 'Ouvrir le rapport',
    rows: 'Lignes',
    total: 'Total',
  },
  sp: {
    subject: 'Informe: {name}',
    text: 'Se adjunta el informe «{name}» de {organization}, con {rows} filas al {at}.',
    open: 'Abrir el informe',
    rows: 'Filas',
    total: 'Total',
  },
  sin: {
    subject: 'වාර්තාව: {name}',
    text: '{organization} හි “{name}” වාර්තාව අමුණා ඇත; {at} වන විට පේළි {rows}.',
    open: 'වාර්තාව විවෘත කරන්න',
    rows: 'පේළි',
    total: 'එකතුව',
  },
};
