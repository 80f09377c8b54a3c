import type { Language } from 'shared-contracts/values/limits';
import { CELL_TEXTS } from '../platform/excel/cell-problem.texts.ts';
import { type Texts, translate } from '../platform/excel/file-problem.texts.ts';
import type { RowProblem } from './columns.rules.ts';

const TEXTS: Record<string, Texts> = {
  ...CELL_TEXTS,
  max: ['Al massimo {max}', '{max} au maximum', 'Como máximo {max}', 'උපරිමය {max}'],
  date: [
    'Data non valida. Scrivi YYYY-MM-DD HH:mm',
    'Date non valide. Écrivez YYYY-MM-DD HH:mm',
    'Fecha no válida. Escriba YYYY-MM-DD HH:mm',
    'දිනය වලංගු නැත. YYYY-MM-DD HH:mm ලෙස ලියන්න',
  ],
  duration: [
    'Scrivi la durata come HH:mm',
    'Écrivez la durée sous la forme HH:mm',
    'Escriba la duración como HH:mm',
    'කාලසීමාව HH:mm ලෙස ලියන්න',
  ],
  openingHours: [
    'Scrivi gli orari come Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00',
    'Écrivez les horaires comme Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00',
    'Escriba el horario como Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00',
    'වේලාවන් Mon-Fri 08:00-12:00, 13:00-17:00; Sat 08:00-12:00 ලෙස ලියන්න',
  ],
  hoursMissing: [
    'Scrivi anche gli orari di apertura',
    'Écrivez aussi les horaires d’ouverture',
    'Escriba también el horario de apertura',
    'විවෘත වේලාවන් ද ලියන්න',
  ],
  days: [
    'Scrivi i giorni come YYYY-MM-DD',
    'Écrivez les jours sous la forme YYYY-MM-DD',
    'Escriba los días como YYYY-MM-DD',
    'දින YYYY-MM-DD ලෙස ලියන්න',
  ],
  overlaps: [
    'Si sovrappone ad altri orari',
    'Chevauche d’autres horaires',
    'Se solapa con otro horario',
    'වෙනත් වේලාවක් සමඟ ගැටේ',
  ],
  flag: ['Scrivi yes o no', 'Écrivez yes ou no', 'Escriba yes o no', 'yes හෝ no ලියන්න'],
  notFound: ['Non trovato: {name}', 'Introuvable : {name}', 'No encontrado: {name}', 'හමු නොවීය: {name}'],
  ambiguous: [
    'Più record si chiamano {name}',
    'Plusieurs enregistrements portent le nom {name}',
    'Varios registros se llaman {name}',
    '{name} නමින් වාර්තා එකකට වඩා ඇත',
  ],
  cargoItem: [
    'Scrivi {item} come nome,quantità',
    'Écrivez {item} sous la forme nom,quantité',
    'Escriba {item} como nombre,cantidad',
    '{item} නම,ගණන ලෙස ලියන්න',
  ],
  packNumbers: [
    'Più numeri di collo che articoli',
    'Plus de numéros de colis que d’articles',
    'Más números de bulto que artículos',
    'භාණ්ඩවලට වඩා ඇසුරුම් අංක ඇත',
  ],
  stop: [
    'Scrivi ogni tappa come luogo,nome del contatto',
    'Écrivez chaque arrêt sous la forme lieu,nom du contact',
    'Escriba cada parada como ubicación,nombre del contacto',
    'එක් එක් නැවතුම ස්ථානය,සම්බන්ධතා නම ලෙස ලියන්න',
  ],
  corners: [
    'Scrivi ogni vertice come latitudine,longitudine',
    'Écrivez chaque sommet sous la forme latitude,longitude',
    'Escriba cada vértice como latitud,longitud',
    'එක් එක් කොන අක්ෂාංශය,දේශාංශය ලෙස ලියන්න',
  ],
  alreadyExists: ['Esiste già', 'Existe déjà', 'Ya existe', 'දැනටමත් පවතී'],
  notInFuture: [
    'L’inizio della consegna deve essere nel futuro',
    'Le début de la livraison doit être dans le futur',
    'El inicio de la entrega debe estar en el futuro',
    'භාරදීමේ ආරම්භය අනාගතයේ විය යුතුය',
  ],
  beforePickupFrom: [
    'La fine del ritiro non può precederne l’inizio',
    'La fin de l’enlèvement ne peut pas précéder son début',
    'El fin de la recogida no puede ser anterior a su inicio',
    'රැගෙන යාමේ අවසානය එහි ආරම්භයට පෙර විය නොහැක',
  ],
  notAfterPickupFrom: [
    'La consegna deve iniziare dopo l’inizio del ritiro',
    'La livraison doit commencer après le début de l’enlèvement',
    'La entrega debe empezar después del inicio de la recogida',
    'භාරදීම රැගෙන යාමේ ආරම්භයෙන් පසු විය යුතුය',
  ],
  notAfterPickupTo: [
    'La consegna deve iniziare dopo la fine del ritiro',
    'La livraison doit commencer après la fin de l’enlèvement',
    'La entrega debe empezar después del fin de la recogida',
    'භාරදීම රැගෙන යාමේ අවසානයෙන් පසු විය යුතුය',
  ],
  beforeDeliveryFrom: [
    'La fine della consegna non può precederne l’inizio',
    'La fin de la livraison ne peut pas précéder son début',
    'El fin de la entrega no puede ser anterior a su inicio',
    'භාරදීමේ අවසානය එහි ආරම්භයට පෙර විය නොහැක',
  ],
  beforeCutoffFrom: [
    'La fine del cut-off non può precederne l’inizio',
    'La fin du cut-off ne peut pas précéder son début',
    'El fin del cut-off no puede ser anterior a su inicio',
    'කට්-ඕෆ් අවසානය එහි ආරම්භයට පෙර විය නොහැක',
  ],
  repeatedReference: [
    'Un’altra riga ha lo stesso riferimento',
    'Une autre ligne a la même référence',
    'Otra fila tiene la misma referencia',
    'තවත් පේළියකට එම යොමුවම ඇත',
  ],
  existingReference: [
    'L’ordine {number} ha già questo riferimento',
    'La commande {number} a déjà cette référence',
    'El pedido {number} ya tiene esta referencia',
    '{number} ඇණවුමට දැනටමත් මෙම යොමුව ඇත',
  ],
  oneStop: [
    'Una sola tappa: manca la consegna',
    'Un seul arrêt : la livraison manque',
    'Una sola parada: falta la entrega',
    'නැවතුම් එකක් පමණි: භාරදීමේ ස්ථානය නැත',
  ],
};

/** A problem with its message in a language; those of other codes stay English. */
export const translateProblem = <Problem extends RowProblem>(problem: Problem, language: Language): Problem =>
  translate(TEXTS, problem, language);
