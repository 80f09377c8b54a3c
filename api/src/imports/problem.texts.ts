import type { FieldError } from 'shared-contracts/common';
import { LANGUAGES, type Language } from 'shared-contracts/values/limits';
import { fillPlaceholders } from '../platform/values/fill-placeholders.ts';
import type { RowProblem } from './columns.rules.ts';

/** In Italian, French, Spanish and Sinhala; the API's messages are English. */
type Texts = readonly [it: string, fr: string, sp: string, sin: string];

const TEXTS: Record<string, Texts> = {
  required: ['Campo obbligatorio', 'Champ obligatoire', 'Campo obligatorio', 'මෙම ක්ෂේත්‍රය අවශ්‍යයි'],
  max: ['Al massimo {max}', '{max} au maximum', 'Como máximo {max}', 'උපරිමය {max}'],
  min: ['Almeno {min}', '{min} au minimum', 'Como mínimo {min}', 'අවමය {min}'],
  invalid: ['Valore non valido', 'Valeur non valide', 'Valor no válido', 'අගය වලංගු නැත'],
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
  option: [
    'Scrivi uno di {options}',
    'Écrivez une de ces valeurs : {options}',
    'Escriba uno de {options}',
    'මින් එකක් ලියන්න: {options}',
  ],
  number: [
    'Scrivi un numero come 12.5',
    'Écrivez un nombre comme 12.5',
    'Escriba un número como 12.5',
    '12.5 වැනි සංඛ්‍යාවක් ලියන්න',
  ],
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

/** Of a file that is rejected as a whole. */
const FILE_TEXTS: Record<string, Texts> = {
  fileFormat: [
    'Il formato del file non è valido. Sono accettati solo {types}',
    'Format de fichier non valide. Seuls {types} sont acceptés',
    'El formato del archivo no es válido. Solo se admiten {types}',
    'ගොනුවේ ආකෘතිය වලංගු නැත. පිළිගන්නේ {types} පමණි',
  ],
  csvDamaged: [
    'La riga {row} non è leggibile: mancano le virgolette di chiusura',
    'La ligne {row} est illisible : il manque un guillemet',
    'La fila {row} no se puede leer: faltan unas comillas',
    '{row} පේළිය කියවිය නොහැක: උද්ධෘත ලකුණක් අඩුයි',
  ],
  datesFrom1904: [
    'Il file conta le date dal 1904. Disattiva questa opzione in Excel',
    'Le fichier compte les dates depuis 1904. Désactivez cette option dans Excel',
    'El archivo cuenta las fechas desde 1904. Desactive esta opción en Excel',
    'ගොනුව දින ගණන් කරන්නේ 1904 සිටය. Excel විකල්පවලින් එය අක්‍රිය කරන්න',
  ],
  fileDamaged: [
    'Il file è danneggiato e non può essere letto',
    'Le fichier est endommagé et illisible',
    'El archivo está dañado y no se puede leer',
    'ගොනුවට හානි වී ඇත; එය කියවිය නොහැක',
  ],
  fileEncrypted: [
    'Il file è protetto da password o in un vecchio formato. Salvalo come .xlsx senza password',
    'Le fichier est protégé par un mot de passe ou dans un ancien format. Enregistrez-le en .xlsx sans mot de passe',
    'El archivo está protegido con contraseña o en un formato antiguo. Guárdelo como .xlsx sin contraseña',
    'ගොනුව මුරපදයකින් ආරක්ෂා කර ඇත, නැතහොත් පැරණි ආකෘතියකි. මුරපදයක් නැතිව .xlsx ලෙස සුරකින්න',
  ],
  fileMacros: [
    'I file con macro non sono accettati. Salvalo come .xlsx',
    'Les fichiers avec macros ne sont pas acceptés. Enregistrez-le en .xlsx',
    'No se admiten archivos con macros. Guárdelo como .xlsx',
    'මැක්‍රෝ සහිත ගොනු පිළිගන්නේ නැත. .xlsx ලෙස සුරකින්න',
  ],
  fileLinks: [
    'Il file è collegato ad altri file. Rimuovi i collegamenti esterni',
    'Le fichier est lié à d’autres fichiers. Supprimez ses liens externes',
    'El archivo enlaza con otros archivos. Quite sus vínculos externos',
    'ගොනුව වෙනත් ගොනුවලට සබැඳේ. එහි බාහිර සබැඳි ඉවත් කරන්න',
  ],
  fileEmbeds: [
    'Il file contiene altri file. Rimuovi gli oggetti incorporati',
    'Le fichier contient d’autres fichiers. Supprimez ses objets incorporés',
    'El archivo contiene otros archivos. Quite sus objetos incrustados',
    'ගොනුව තුළ වෙනත් ගොනු ඇත. එබ්බවූ වස්තු ඉවත් කරන්න',
  ],
  fileTooMuch: [
    'Il file è troppo grande. Usa un solo foglio di dati',
    'Le fichier est trop grand. N’utilisez qu’une feuille de données',
    'El archivo es demasiado grande. Use una sola hoja de datos',
    'ගොනුව විශාල වැඩියි. එක් දත්ත පත්‍රයක් පමණක් භාවිත කරන්න',
  ],
  noSheet: [
    'Il file non contiene fogli',
    'Le fichier ne contient aucune feuille',
    'El archivo no contiene ninguna hoja',
    'ගොනුවේ පත්‍ර කිසිවක් නැත',
  ],
  noRows: [
    'Il file non contiene righe',
    'Le fichier ne contient aucune ligne',
    'El archivo no contiene ninguna fila',
    'ගොනුවේ පේළි කිසිවක් නැත',
  ],
  tooManyRows: ['Più di {max} righe', 'Plus de {max} lignes', 'Más de {max} filas', 'පේළි {max}කට වැඩිය'],
  tooManyColumns: ['Più di {max} colonne', 'Plus de {max} colonnes', 'Más de {max} columnas', 'තීරු {max}කට වැඩිය'],
  formula: [
    '{cell} contiene una formula. Incolla il suo valore',
    '{cell} contient une formule. Collez plutôt sa valeur',
    '{cell} contiene una fórmula. Pegue su valor',
    '{cell} කොටුවේ සූත්‍රයක් ඇත. ඒ වෙනුවට එහි අගය අලවන්න',
  ],
  missingColumns: [
    'Colonne mancanti: {columns}',
    'Colonnes manquantes : {columns}',
    'Faltan columnas: {columns}',
    'නැති තීරු: {columns}',
  ],
  unknownColumns: [
    'Colonne sconosciute: {columns}',
    'Colonnes inconnues : {columns}',
    'Columnas desconocidas: {columns}',
    'හඳුනා නොගත් තීරු: {columns}',
  ],
  doubledColumns: [
    'Colonne ripetute: {columns}',
    'Colonnes en double : {columns}',
    'Columnas repetidas: {columns}',
    'දෙවරක් ඇති තීරු: {columns}',
  ],
};

const TRANSLATED: readonly Language[] = LANGUAGES.filter((language) => language !== 'en');

function translate<Problem extends FieldError>(
  texts: Record<string, Texts>,
  problem: Problem,
  language: Language,
): Problem {
  const text = texts[problem.code]?.[TRANSLATED.indexOf(language)];
  if (!text) return problem;
  const values = Object.entries(problem.params ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  const message = fillPlaceholders(text, Object.fromEntries(values));
  return /\{\w+\}/.test(message) ? problem : { ...problem, message };
}

/** A problem with its message in a language; those of other codes stay English. */
export const translateProblem = <Problem extends RowProblem>(problem: Problem, language: Language): Problem =>
  translate(TEXTS, problem, language);

/** The same for the problem of a file. */
export const translateFileProblem = (problem: FieldError, language: Language): FieldError =>
  translate(FILE_TEXTS, problem, language);
