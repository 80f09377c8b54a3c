import type { Language } from 'shared-contracts/values/limits';

/** `failing`, `poor`: the cause. */
type Text = { subject: string; greeting: string; failing: string; poor: string; consequence: string; action: string };

/** The email to root users about a quarantined release, in each language. */
export const QUARANTINE_EMAILS: Record<Language, Text> = {
  en: {
    subject: '{area} {release} is quarantined',
    greeting: 'Hello {name},',
    failing: '{area} {release} failed for {failed} of the {tried} people who opened it in the last ten minutes.',
    poor: '{vital} of {area} {release} is poor: {p75} or more in a quarter of the last {tried} page views, of which {failed} were poor.',
    consequence: 'Everyone now gets the last good release. Lift the quarantine once the cause is fixed.',
    action: 'View the release',
  },
  it: {
    subject: '{area} {release} è in quarantena',
    greeting: 'Ciao {name},',
    failing:
      '{area} {release} non ha funzionato per {failed} delle {tried} persone che l’hanno aperta negli ultimi dieci minuti.',
    poor: '{vital} di {area} {release} è scarso: almeno {p75} in un quarto delle ultime {tried} visite, di cui {failed} scarse.',
    consequence: 'Ora tutti ricevono l’ultima versione funzionante. Rimuovi la quarantena una volta risolta la causa.',
    action: 'Vedi la versione',
  },
  fr: {
    subject: '{area} {release} est en quarantaine',
    greeting: 'Bonjour {name},',
    failing:
      '{area} {release} a échoué chez {failed} des {tried} personnes qui l’ont ouverte ces dix dernières minutes.',
    poor: '{vital} de {area} {release} est mauvais : au moins {p75} pour un quart des {tried} dernières vues, dont {failed} mauvaises.',
    consequence:
      'Tout le monde reçoit désormais la dernière version fonctionnelle. Levez la quarantaine une fois la cause corrigée.',
    action: 'Voir la version',
  },
  sp: {
    subject: '{area} {release} está en cuarentena',
    greeting: 'Hola, {name}:',
    failing: '{area} {release} falló a {failed} de las {tried} personas que la abrieron en los últimos diez minutos.',
    poor: '{vital} de {area} {release} es malo: al menos {p75} en una cuarta parte de las últimas {tried} vistas, de las que {failed} fueron malas.',
    consequence:
      'Ahora todos reciben la última versión que funcionaba. Levanta la cuarentena cuando se corrija la causa.',
    action: 'Ver la versión',
  },
  sin: {
    subject: '{area} {release} නිරෝධායනය කර ඇත',
    greeting: 'ආයුබෝවන් {name},',
    failing: 'පසුගිය මිනිත්තු දහය තුළ {area} {release} විවෘත කළ පුද්ගලයන් {tried} දෙනාගෙන් {failed} දෙනෙකුට එය ක්‍රියා කළේ නැත.',
    poor: '{area} {release} හි {vital} දුර්වලයි: අවසන් නැරඹීම් {tried} න් හතරෙන් එකක {p75} හෝ ඊට වැඩියි; ඉන් {failed} ක් දුර්වලයි.',
    consequence: 'දැන් සියල්ලන්ටම අවසන් වරට හොඳින් ක්‍රියා කළ නිකුතුව ලැබේ. හේතුව නිවැරදි කළ පසු නිරෝධායනය ඉවත් කරන්න.',
    action: 'නිකුතුව බලන්න',
  },
};
