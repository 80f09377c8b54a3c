import type { Language } from 'shared-contracts/values/limits';

type AlertTexts = { subject: string; text: string; action: string };

/** Texts of the emails about trip credits. Placeholders are in braces. */
export const ALERT_EMAIL_TEXTS: Record<Language, Record<'low' | 'none' | 'expiring', AlertTexts>> = {
  en: {
    low: {
      subject: 'Only {quantity} trip credits remain',
      text: '{organization} has {quantity} trip credits left. Purchase more before they run out: submitting a trip uses one.',
      action: 'Open trip credits',
    },
    none: {
      subject: 'No trip credits remain',
      text: '{organization} has no trip credits left. Trips can’t be submitted until you purchase some.',
      action: 'Open trip credits',
    },
    expiring: {
      subject: '{quantity} trip credits expire on {day}',
      text: '{quantity} trip credits of {organization} expire on {day}. Trips that are submitted before then use the oldest credits first.',
      action: 'Open trip credits',
    },
  },
  it: {
    low: {
      subject: 'Restano solo {quantity} crediti viaggio',
      text: '{organization} ha ancora {quantity} crediti viaggio. Acquistane altri prima che finiscano: l’invio di un viaggio ne usa uno.',
      action: 'Apri i crediti viaggio',
    },
    none: {
      subject: 'Nessun credito viaggio rimasto',
      text: '{organization} non ha più crediti viaggio. I viaggi non possono essere inviati finché non ne acquisti altri.',
      action: 'Apri i crediti viaggio',
    },
    expiring: {
      subject: '{quantity} crediti viaggio scadono il {day}',
      text: '{quantity} crediti viaggio di {organization} scadono il {day}. I viaggi inviati prima usano per primi i crediti più vecchi.',
      action: 'Apri i crediti viaggio',
    },
  },
  fr: {
    low: {
      subject: 'Il ne reste que {quantity} crédits de voyage',
      text: 'Il reste {quantity} crédits de voyage à {organization}. Achetez-en avant qu’il n’y en ait plus : soumettre un voyage en utilise un.',
      action: 'Ouvrir les crédits de voyage',
    },
    none: {
      subject: 'Aucun crédit de voyage restant',
      text: '{organization} n’a plus de crédits de voyage. Les voyages ne peuvent pas être soumis avant un nouvel achat.',
      action: 'Ouvrir les crédits de voyage',
    },
    expiring: {
      subject: '{quantity} crédits de voyage expirent le {day}',
      text: '{quantity} crédits de voyage de {organization} expirent le {day}. Les voyages soumis avant cette date utilisent d’abord les crédits les plus anciens.',
      action: 'Ouvrir les crédits de voyage',
    },
  },
  sp: {
    low: {
      subject: 'Solo quedan {quantity} créditos de viaje',
      text: 'A {organization} le quedan {quantity} créditos de viaje. Compre más antes de que se agoten: presentar un viaje usa uno.',
      action: 'Abrir los créditos de viaje',
    },
    none: {
      subject: 'No quedan créditos de viaje',
      text: 'A {organization} no le quedan créditos de viaje. Los viajes no se pueden presentar hasta que compre más.',
      action: 'Abrir los créditos de viaje',
    },
    expiring: {
      subject: '{quantity} créditos de viaje caducan el {day}',
      text: '{quantity} créditos de viaje de {organization} caducan el {day}. Los viajes que se presenten antes usan primero los créditos más antiguos.',
      action: 'Abrir los créditos de viaje',
    },
  },
  sin: {
    low: {
      subject: 'ගමන් ණය {quantity}ක් පමණක් ඉතිරිව ඇත',
      text: '{organization} සතුව ගමන් ණය {quantity}ක් ඉතිරිව ඇත. අවසන් වීමට පෙර තව මිලදී ගන්න: ගමනක් ඉදිරිපත් කිරීම එකක් භාවිත කරයි.',
      action: 'ගමන් ණය විවෘත කරන්න',
    },
    none: {
      subject: 'ගමන් ණය ඉතිරි නැත',
      text: '{organization} සතුව ගමන් ණය ඉතිරි නැත. මිලදී ගන්නා තුරු ගමන් ඉදිරිපත් කළ නොහැක.',
      action: 'ගමන් ණය විවෘත කරන්න',
    },
    expiring: {
      subject: 'ගමන් ණය {quantity}ක් {day} දින කල් ඉකුත් වේ',
      text: '{organization} හි ගමන් ණය {quantity}ක් {day} දින කල් ඉකුත් වේ. ඊට පෙර ඉදිරිපත් කරන ගමන් පැරණිතම ණය පළමුව භාවිත කරයි.',
      action: 'ගමන් ණය විවෘත කරන්න',
    },
  },
};
