import type { Language } from 'shared-contracts/values/limits';
import type { Format } from './columns.rules.ts';

type TemplateTexts = {
  sheet: string;
  column: string;
  required: string;
  instructions: string;
  example: string;
  yes: string;
  no: string;
  formats: Record<Format, string>;
};

/**
 * Explains the columns of a file in every language. Values between quotes and in capitals are entered literally, so
 * they stay untranslated.
 */
export const TEMPLATE_TEXTS: Record<Language, TemplateTexts> = {
  en: {
    sheet: 'How to fill it in',
    column: 'Column',
    required: 'Required',
    instructions: 'What to enter',
    example: 'Example',
    yes: 'Yes',
    no: 'No',
    formats: {
      text: 'Text.',
      unique: 'Unique text.',
      name: 'The exact name in the portal, including capitals.',
      names: 'The exact names in the portal, separated by semicolons.',
      yesNo: '“yes” or “no”. Empty: no.',
      dateTime: 'Date and time as YYYY-MM-DD HH:mm, in your time zone.',
      duration: 'Hours and minutes as HH:mm.',
      measure: 'A number with a decimal point and up to 3 decimals.',
      degrees: 'Degrees as a decimal number.',
      metres: 'Whole metres, for circles only.',
      cutoffOption: '“none”, “pickup” or “delivery”.',
      billingBy: '“weight”, “space” or “quantity”.',
      stackLayers: 'A whole number: how many pieces stand on each other, 1 if they are not stacked.',
      geofenceType: '“circle” or “polygon”.',
      cargo: 'Items as name,count, separated by semicolons.',
      packs: 'One per cargo item, separated by semicolons.',
      stops: 'Stops as location,contact name, separated by semicolons: the pickup first. The contact is optional.',
      openingHours: 'As in “Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00”; always open without them.',
      timeZone: 'Of the opening hours, such as “Asia/Colombo”; by default yours.',
      days: 'Days without opening hours as YYYY-MM-DD, separated by semicolons.',
      polygon: 'Corners as latitude,longitude, separated by semicolons, for polygons only.',
    },
  },
  it: {
    sheet: 'Come compilare',
    column: 'Colonna',
    required: 'Obbligatoria',
    instructions: 'Cosa scrivere',
    example: 'Esempio',
    yes: 'Sì',
    no: 'No',
    formats: {
      text: 'Testo.',
      unique: 'Testo univoco.',
      name: 'Un nome esattamente come nel portale, maiuscole comprese.',
      names: 'Nomi esattamente come nel portale, separati da punto e virgola.',
      yesNo: '“yes” (sì) o “no”. Vuoto: no.',
      dateTime: 'Data e ora nel formato YYYY-MM-DD HH:mm, nel tuo fuso orario.',
      duration: 'Ore e minuti nel formato HH:mm.',
      measure: 'Un numero con il punto e al massimo 3 decimali.',
      degrees: 'Gradi come numero con il punto.',
      metres: 'Metri interi, solo per i cerchi.',
      cutoffOption: '“none” (nessuno), “pickup” (ritiro) o “delivery” (consegna).',
      billingBy: '“weight” (peso), “space” (spazio) o “quantity” (quantità).',
      stackLayers: 'Un numero intero: quanti colli si impilano, 1 se non sono sovrapponibili.',
      geofenceType: '“circle” (cerchio) o “polygon” (poligono).',
      cargo: 'Articoli nel formato nome,quantità, separati da punto e virgola.',
      packs: 'Uno per ogni articolo del carico, separati da punto e virgola.',
      stops:
        'Tappe nel formato luogo,nome del contatto, separate da punto e virgola: prima il ritiro. Il contatto è facoltativo.',
      openingHours:
        'Come “Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00” (da lunedì a venerdì; sabato); senza, sempre aperto.',
      timeZone: 'Degli orari di apertura, come “Asia/Colombo”; per impostazione predefinita il tuo.',
      days: 'Giorni di chiusura come YYYY-MM-DD, separati da punto e virgola.',
      polygon: 'Vertici nel formato latitudine,longitudine, separati da punto e virgola, solo per i poligoni.',
    },
  },
  fr: {
    sheet: 'Comment remplir',
    column: 'Colonne',
    required: 'Obligatoire',
    instructions: 'Que saisir',
    example: 'Exemple',
    yes: 'Oui',
    no: 'Non',
    formats: {
      text: 'Texte.',
      unique: 'Texte unique.',
      name: 'Un nom exactement comme dans le portail, majuscules comprises.',
      names: 'Noms exactement comme dans le portail, séparés par des points-virgules.',
      yesNo: '« yes » (oui) ou « no » (non). Vide : non.',
      dateTime: 'Date et heure au format YYYY-MM-DD HH:mm, dans votre fuseau horaire.',
      duration: 'Heures et minutes au format HH:mm.',
      measure: 'Un nombre avec un point et 3 décimales au plus.',
      degrees: 'Degrés sous forme de nombre avec un point.',
      metres: 'Mètres entiers, pour les cercles uniquement.',
      cutoffOption: '« none » (aucune), « pickup » (enlèvement) ou « delivery » (livraison).',
      billingBy: '« weight » (poids), « space » (volume) ou « quantity » (quantité).',
      stackLayers: 'Un nombre entier : combien de colis sont superposés, 1 s’ils ne sont pas gerbables.',
      geofenceType: '« circle » (cercle) ou « polygon » (polygone).',
      cargo: 'Articles au format nom,quantité, séparés par des points-virgules.',
      packs: 'Un par article, séparés par des points-virgules.',
      stops:
        "Arrêts au format lieu,nom du contact, séparés par des points-virgules : l'enlèvement d'abord. Le contact est facultatif.",
      openingHours:
        'Comme « Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00 » (du lundi au vendredi ; samedi) ; sans horaires, toujours ouvert.',
      timeZone: 'Des horaires, comme « Asia/Colombo » ; par défaut le vôtre.',
      days: 'Jours de fermeture au format YYYY-MM-DD, séparés par des points-virgules.',
      polygon: 'Sommets au format latitude,longitude, séparés par des points-virgules, pour les polygones uniquement.',
    },
  },
  sp: {
    sheet: 'Cómo rellenarlo',
    column: 'Columna',
    required: 'Obligatoria',
    instructions: 'Qué escribir',
    example: 'Ejemplo',
    yes: 'Sí',
    no: 'No',
    formats: {
      text: 'Texto.',
      unique: 'Texto único.',
      name: 'Un nombre exactamente como en el portal, con sus mayúsculas.',
      names: 'Nombres exactamente como en el portal, separados por punto y coma.',
      yesNo: '«yes» (sí) o «no». Vacío: no.',
      dateTime: 'Fecha y hora como YYYY-MM-DD HH:mm, en su zona horaria.',
      duration: 'Horas y minutos como HH:mm.',
      measure: 'Un número con punto y 3 decimales como máximo.',
      degrees: 'Grados como número con punto.',
      metres: 'Metros enteros, solo para círculos.',
      cutoffOption: '«none» (ninguno), «pickup» (recogida) o «delivery» (entrega).',
      billingBy: '«weight» (peso), «space» (espacio) o «quantity» (cantidad).',
      stackLayers: 'Un número entero: cuántos bultos se apilan, 1 si no son apilables.',
      geofenceType: '«circle» (círculo) o «polygon» (polígono).',
      cargo: 'Artículos como nombre,cantidad, separados por punto y coma.',
      packs: 'Uno por cada artículo, separados por punto y coma.',
      stops:
        'Paradas como ubicación,nombre del contacto, separadas por punto y coma: primero la recogida. El contacto es opcional.',
      openingHours:
        'Como «Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00» (de lunes a viernes; sábado); sin horario, siempre abierto.',
      timeZone: 'Del horario, como «Asia/Colombo»; por defecto la suya.',
      days: 'Días de cierre como YYYY-MM-DD, separados por punto y coma.',
      polygon: 'Vértices como latitud,longitud, separados por punto y coma, solo para polígonos.',
    },
  },
  sin: {
    sheet: 'පුරවන ආකාරය',
    column: 'තීරුව',
    required: 'අනිවාර්යද',
    instructions: 'ලිවිය යුතු දේ',
    example: 'උදාහරණය',
    yes: 'ඔව්',
    no: 'නැත',
    formats: {
      text: 'පෙළ.',
      unique: 'අනන්‍ය පෙළක්.',
      name: 'ද්වාරයේ ඇති ආකාරයටම නම, ලොකු කුඩා අකුරු ද සමඟ.',
      names: 'ද්වාරයේ ඇති ආකාරයටම නම්, අර්ධ විරාමයෙන් (;) වෙන් කරන්න.',
      yesNo: '“yes” (ඔව්) හෝ “no” (නැත). හිස් නම්: නැත.',
      dateTime: 'ඔබේ වේලා කලාපයේ දිනය සහ වේලාව YYYY-MM-DD HH:mm ලෙස.',
      duration: 'පැය සහ මිනිත්තු HH:mm ලෙස.',
      measure: 'දශම තිතක් සහිත සංඛ්‍යාවක්, උපරිම දශම ස්ථාන 3කි.',
      degrees: 'අංශක, දශම තිතක් සහිත සංඛ්‍යාවක් ලෙස.',
      metres: 'සම්පූර්ණ මීටර ගණන; වෘත්තයක් සඳහා.',
      cutoffOption: '“none” (නැත), “pickup” (රැගෙන යාම) හෝ “delivery” (භාරදීම).',
      billingBy: '“weight” (බර), “space” (ඉඩ) හෝ “quantity” (ප්‍රමාණය).',
      stackLayers: 'පූර්ණ සංඛ්‍යාවක්: එකක් මත එකක් තැබෙන ගණන; ගොඩගැසිය නොහැකි නම් 1.',
      geofenceType: '“circle” (වෘත්තය) හෝ “polygon” (බහුඅස්‍රය).',
      cargo: 'භාණ්ඩ නම,ගණන ලෙස, අර්ධ විරාමයෙන් (;) වෙන් කරන්න.',
      packs: 'එක් එක් භාණ්ඩයට එකක්, අර්ධ විරාමයෙන් (;) වෙන් කරන්න.',
      stops: 'නැවතුම් ස්ථානය,සම්බන්ධතා නම ලෙස, අර්ධ විරාමයෙන් (;) වෙන් කරන්න: පළමුව රැගෙන යන ස්ථානය. සම්බන්ධතාව අත්හැරිය හැකිය.',
      openingHours:
        '“Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00” ලෙස (සඳුදා සිට සිකුරාදා; සෙනසුරාදා). හිස් නම් සැමවිටම විවෘතයි.',
      timeZone: 'විවෘත වේලාවන්ගේ කලාපය, “Asia/Colombo” වැනි; හිස් නම් ඔබේ කලාපය.',
      days: 'වසා ඇති දින YYYY-MM-DD ලෙස, අර්ධ විරාමයෙන් (;) වෙන් කරන්න.',
      polygon: 'කොන් අක්ෂාංශය,දේශාංශය ලෙස, අර්ධ විරාමයෙන් (;) වෙන් කරන්න; බහුඅස්‍රයක් සඳහා.',
    },
  },
};
