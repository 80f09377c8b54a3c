import type { Language } from 'shared-contracts/values/limits';

/** `{contract}`, `{organization}`, `{name}` are placeholders. */
type EmailTexts = { greeting: string; subject: string; text: string; open: string };

/** Email to a partner about a contract that awaits its review, in each language of the portal. */
export const REVIEW_EMAIL_TEXTS: Record<Language, EmailTexts> = {
  en: {
    greeting: 'Hello {name},',
    subject: 'Contract {contract} waits for your review',
    open: 'Open the contract',
    text: '{organization} has sent you the terms of contract {contract}. They come into force when you confirm them.',
  },
  it: {
    greeting: 'Ciao {name},',
    subject: 'Il contratto {contract} attende il tuo esame',
    open: 'Apri il contratto',
    text: '{organization} ti ha inviato i termini del contratto {contract}. Entrano in vigore quando li confermi.',
  },
  fr: {
    greeting: 'Bonjour {name},',
    subject: 'Le contrat {contract} attend votre examen',
    open: 'Ouvrir le contrat',
    text: '{organization} vous a envoyé les conditions du contrat {contract}. Elles entrent en vigueur dès que vous les confirmez.',
  },
  sp: {
    greeting: 'Hola, {name}:',
    subject: 'El contrato {contract} espera su revisión',
    open: 'Abrir el contrato',
    text: '{organization} le ha enviado las condiciones del contrato {contract}. Entran en vigor cuando usted las confirme.',
  },
  sin: {
    greeting: 'ආයුබෝවන් {name},',
    subject: '{contract} ගිවිසුම ඔබේ සමාලෝචනය බලාපොරොත්තු වේ',
    open: 'ගිවිසුම විවෘත කරන්න',
    text: '{organization} විසින් {contract} ගිවිසුමේ කොන්දේසි ඔබ වෙත එවා ඇත. ඔබ තහවුරු කළ විට ඒවා බලාත්මක වේ.',
  },
};
