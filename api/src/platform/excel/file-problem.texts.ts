import type { FieldError } from 'shared-contracts/common';
import { LANGUAGES, type Language } from 'shared-contracts/values/limits';
import { fillPlaceholders } from '../values/fill-placeholders.ts';

/** In Italian, French, Spanish and Sinhala; the API's messages are English. */
export type Texts = readonly [it: string, fr: string, sp: string, sin: string];

/** Problems of a file that is rejected as a whole. */
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

/** A problem with its message in a language; that of another code stays English. */
export function translate<Problem extends FieldError>(
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

/** The same for the problem of a file. */
export const translateFileProblem = (problem: FieldError, language: Language): FieldError =>
  translate(FILE_TEXTS, problem, language);
