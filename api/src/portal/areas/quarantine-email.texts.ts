import type { Language } from 'shared-contracts/values/limits';

type Text = { subject: string; paragraphs: string[]; action: string };

/** The email to root users about a quarantined release, in each language. */
export const QUARANTINE_EMAILS: Record<Language, Text> = {
  en: {
    subject: '{area} {release} is quarantined',
    paragraphs: [
      'Hello {name},',
      '{area} {release} failed for {failed} of the {tried} people who opened it in the last ten minutes.',
      'Everyone now gets the last good release. Lift the quarantine once the cause is fixed.',
    ],
    action: 'View the release',
  },
  it: {
    subject: '{area} {release} è in quarantena',
    paragraphs: [
      'Ciao {name},',
      '{area} {release} non ha funzionato per {failed} delle {tried} persone che l’hanno aperta negli ultimi dieci minuti.',
      'Ora tutti ricevono l’ultima versione funzionante. Rimuovi la quarantena una volta risolta la causa.',
    ],
    action: 'Vedi la versione',
  },
  fr: {
    subject: '{area} {release} est en quarantaine',
    paragraphs: [
      'Bonjour {name},',
      '{area} {release} a échoué chez {failed} des {tried} personnes qui l’ont ouverte ces dix dernières minutes.',
      'Tout le monde reçoit désormais la dernière version fonctionnelle. Levez la quarantaine une fois la cause corrigée.',
    ],
    action: 'Voir la version',
  },
  sp: {
    subject: '{area} {release} está en cuarentena',
    paragraphs: [
      'Hola, {name}:',
      '{area} {release} falló a {failed} de las {tried} personas que la abrieron en los últimos diez minutos.',
      'Ahora todos reciben la última versión que funcionaba. Levanta la cuarentena cuando se corrija la causa.',
    ],
    action: 'Ver la versión',
  },
  sin: {
    subject: '{area} {release} නිරෝධායනය කර ඇත',
    paragraphs: [
      'ආයුබෝවන් {name},',
      'පසුගිය මිනිත්තු දහය තුළ {area} {release} විවෘත කළ පුද්ගලයන් {tried} දෙනාගෙන් {failed} දෙනෙකුට එය ක්‍රියා කළේ නැත.',
      'දැන් සියල්ලන්ටම අවසන් වරට හොඳින් ක්‍රියා කළ නිකුතුව ලැබේ. හේතුව නිවැරදි කළ පසු නිරෝධායනය ඉවත් කරන්න.',
    ],
    action: 'නිකුතුව බලන්න',
  },
};
