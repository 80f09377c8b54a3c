import { CELL_TEXTS } from '../../../platform/excel/cell-problem.texts.ts';
import type { Texts } from '../../../platform/excel/file-problem.texts.ts';

export const RATE_PROBLEM_TEXTS: Record<string, Texts> = {
  ...CELL_TEXTS,
  places: [
    'Al massimo {places} decimali',
    '{places} décimales au maximum',
    'Como máximo {places} decimales',
    'දශම ස්ථාන උපරිම {places}',
  ],
  digits: [
    'Al massimo {digits} cifre prima del punto',
    '{digits} chiffres au maximum avant le point',
    'Como máximo {digits} cifras antes del punto',
    'තිතට පෙර ඉලක්කම් උපරිම {digits}',
  ],
  notFound: [
    'Luogo non trovato: {name}',
    'Lieu introuvable : {name}',
    'Ubicación no encontrada: {name}',
    'ස්ථානය හමු නොවීය: {name}',
  ],
  ambiguous: [
    'Più luoghi si chiamano {name}',
    'Plusieurs lieux portent le nom {name}',
    'Varias ubicaciones se llaman {name}',
    '{name} නමින් ස්ථාන එකකට වඩා ඇත',
  ],
  notApplicable: [
    'Lascia vuoto: il tipo {kind} non ha questo valore',
    'Laissez vide : le type {kind} n’a pas cette valeur',
    'Déjelo vacío: el tipo {kind} no tiene este valor',
    'හිස්ව තබන්න: {kind} වර්ගයට මෙම අගය නැත',
  ],
  twice: [
    'La riga {row} ha la stessa tariffa',
    'La ligne {row} porte le même tarif',
    'La fila {row} tiene la misma tarifa',
    '{row} පේළියේ එම ගාස්තුවම ඇත',
  ],
  emptyBand: [
    'Deve essere maggiore di From distance',
    'Doit être supérieur à From distance',
    'Debe ser mayor que From distance',
    'From distance වලට වඩා වැඩි විය යුතුය',
  ],
  overlap: [
    'Si sovrappone alla riga {row}',
    'Chevauche la ligne {row}',
    'Se solapa con la fila {row}',
    '{row} පේළිය සමඟ අතිච්ඡාදනය වේ',
  ],
  rowsInvalid: [
    'Righe con errori: {count}. Correggile e importa di nuovo il file',
    'Lignes avec des erreurs : {count}. Corrigez-les et importez à nouveau le fichier',
    'Filas con errores: {count}. Corríjalas e importe el archivo de nuevo',
    'දෝෂ සහිත පේළි: {count}. ඒවා නිවැරදි කර ගොනුව නැවත ආයාත කරන්න',
  ],
  tooManyRates: [
    'Al massimo {lanes} tratte e {bands} fasce di distanza',
    '{lanes} liaisons et {bands} tranches de distance au maximum',
    'Como máximo {lanes} trayectos y {bands} tramos de distancia',
    'උපරිම මාර්ග {lanes} සහ දුර පරාස {bands}',
  ],
};
