import type { Language } from 'shared-contracts/values/limits';

type Text = { subject: string; paragraphs: string[]; action: string };

/** What root is told when a release is quarantined, in each language of the portal. */
export const QUARANTINE_MAILS: Record<Language, Text> = {
  en: {
    subject: '{area} {release} is quarantined',
    paragraphs: [
      'Hello {name},',
      '{area} {release} failed for {failed} of the {tried} people who opened it in the last ten minutes.',
      'Nobody gets it any more; everybody has the last good release. Once the cause is known, the quarantine can be lifted.',
    ],
    action: 'Look at the release',
  },
  it: {
    subject: '{area} {release} è in quarantena',
    paragraphs: [
      'Buongiorno {name},',
      '{area} {release} non ha funzionato per {failed} delle {tried} persone che l’hanno aperta negli ultimi dieci minuti.',
      'Nessuno la riceve più; tutti hanno l’ultima versione funzionante. Una volta nota la causa, la quarantena può essere tolta.',
    ],
    action: 'Vai alla versione',
  },
  fr: {
    subject: '{area} {release} est en quarantaine',
    paragraphs: [
      'Bonjour {name},',
      '{area} {release} a échoué chez {failed} des {tried} personnes qui l’ont ouverte ces dix dernières minutes.',
      'Plus personne ne la reçoit ; tout le monde a la dernière version qui fonctionnait. Une fois la cause connue, la quarantaine peut être levée.',
    ],
    action: 'Voir la version',
  },
  sp: {
    subject: '{area} {release} está en cuarentena',
    paragraphs: [
      'Hola, {name}:',
      '{area} {release} falló a {failed} de las {tried} personas que la abrieron en los últimos diez minutos.',
      'Ya nadie la recibe; todos tienen la última versión que funcionaba. Cuando se conozca la causa, se puede levantar la cuarentena.',
    ],
    action: 'Ver la versión',
  },
  sin: {
    subject: '{area} {release} නිරෝධායනය කර ඇත',
    paragraphs: [
      'ආයුබෝවන් {name},',
      'පසුගිය මිනිත්තු දහය තුළ {area} {release} විවෘත කළ පුද්ගලයන් {tried} දෙනාගෙන් {failed} දෙනෙකුට එය ක්‍රියා කළේ නැත.',
      'එය තවදුරටත් කිසිවෙකුට නොලැබේ; සියල්ලන්ටම අවසන් වරට හොඳින් ක්‍රියා කළ නිකුතුව ලැබේ. හේතුව දැනගත් පසු නිරෝධායනය ඉවත් කළ හැක.',
    ],
    action: 'නිකුතුව බලන්න',
  },
};
