import type { AlertDocument } from 'shared-contracts/values/fleet/alerts';
import type { Language } from 'shared-contracts/values/limits';

export type AlertEmailTexts = {
  subject: string;
  greeting: string;
  intro: string;
  escalated: string;
  more: string;
  open: string;
  licence: string;
  expires: string;
  expired: string;
  due: string;
  overdue: string;
  dueAtKm: string;
  dueAtHours: string;
  neverRecorded: string;
  speeding: string;
  entered: string;
  left: string;
  silent: string;
  sos: string;
  batteryLow: string;
  inspectionDefect: string;
  idling: string;
  tow: string;
  routeLeft: string;
  shiftHours: string;
  weekHours: string;
  documents: Record<AlertDocument, string>;
};

export type AlertEmailTextName = Exclude<keyof AlertEmailTexts, 'documents'>;

/** The texts of emails about alerts by language. `what`: a document or a service. */
export const ALERT_EMAIL_TEXTS: Record<Language, AlertEmailTexts> = {
  en: {
    subject: '{count} fleet alerts',
    greeting: 'Hello {name},',
    intro: 'Your fleet needs attention:',
    escalated: 'Nobody has acknowledged these alerts:',
    more: 'and {count} more',
    open: 'Open alerts',
    licence: 'Driving licence',
    expires: '{name} – {what}: expires on {date}',
    expired: '{name} – {what}: expired on {date}',
    due: '{name} – {what}: due on {date}',
    overdue: '{name} – {what}: was due on {date}',
    dueAtKm: '{name} – {what}: due at {value} km',
    dueAtHours: '{name} – {what}: due at {value} engine hours',
    neverRecorded: '{name} – {what}: required, but never recorded',
    speeding: '{name}: {speed} km/h, the limit is {limit} km/h',
    entered: '{name}: arrived at {what}',
    left: '{name}: left {what}',
    silent: '{name}: the tracking device sends nothing',
    sos: '{name}: the driver has raised an SOS',
    batteryLow: '{name}: the battery of the tracking device is low',
    inspectionDefect: '{name}: the driver found defects – {what}',
    idling: '{name}: the engine has been idling for {minutes} min',
    tow: '{name}: is being moved with the ignition off',
    routeLeft: '{name}: {distance} km off the way of trip {trip}',
    shiftHours: '{name}: has driven {driven} h of {max} h in this shift',
    weekHours: '{name}: has driven {driven} h of {max} h in seven days',
    documents: {
      registrationCertificate: 'Registration certificate',
      revenueLicence: 'Revenue licence',
      emissionReport: 'Emission report',
      inspectionReport: 'Inspection report',
      insurance: 'Insurance',
      serviceRecord: 'Service record',
      fitnessCertificate: 'Fitness certificate',
      acvPass: 'ACV pass',
      portPermit: 'Port permit',
      policeReport: 'Police report',
      healthReport: 'Health report',
    },
  },
  it: {
    subject: '{count} avvisi sulla flotta',
    greeting: 'Salve {name},',
    intro: 'La tua flotta richiede attenzione:',
    escalated: 'Nessuno ha preso in carico questi avvisi:',
    more: 'e altri {count}',
    open: 'Apri gli avvisi',
    licence: 'Patente di guida',
    expires: '{name} – {what}: scade il {date}',
    expired: '{name} – {what}: scadenza superata il {date}',
    due: '{name} – {what}: da eseguire entro il {date}',
    overdue: '{name} – {what}: da eseguire dal {date}',
    dueAtKm: '{name} – {what}: da eseguire a {value} km',
    dueAtHours: '{name} – {what}: da eseguire a {value} ore motore',
    neverRecorded: '{name} – {what}: intervento obbligatorio mai registrato',
    speeding: '{name}: {speed} km/h, il limite è {limit} km/h',
    entered: '{name}: arrivo presso {what}',
    left: '{name}: partenza da {what}',
    silent: '{name}: il localizzatore non trasmette',
    sos: '{name}: il conducente ha inviato un SOS',
    batteryLow: '{name}: la batteria del localizzatore è scarica',
    inspectionDefect: '{name}: il conducente ha rilevato difetti – {what}',
    idling: '{name}: il motore gira al minimo da {minutes} min',
    tow: '{name}: viene spostato a motore spento',
    routeLeft: '{name}: a {distance} km dal percorso del viaggio {trip}',
    shiftHours: '{name}: ha guidato {driven} h su {max} h in questo turno',
    weekHours: '{name}: ha guidato {driven} h su {max} h in sette giorni',
    documents: {
      registrationCertificate: 'Carta di circolazione',
      revenueLicence: 'Bollo',
      emissionReport: 'Rapporto sulle emissioni',
      inspectionReport: 'Rapporto di ispezione',
      insurance: 'Assicurazione',
      serviceRecord: 'Libretto di manutenzione',
      fitnessCertificate: 'Certificato di idoneità',
      acvPass: 'Pass ACV',
      portPermit: 'Permesso portuale',
      policeReport: 'Certificato di polizia',
      healthReport: 'Certificato medico',
    },
  },
  fr: {
    subject: '{count} alertes de flotte',
    greeting: 'Bonjour {name},',
    intro: 'Votre flotte demande votre attention :',
    escalated: 'Personne n’a acquitté ces alertes :',
    more: 'et {count} autres',
    open: 'Ouvrir les alertes',
    licence: 'Permis de conduire',
    expires: '{name} – {what} : expire le {date}',
    expired: '{name} – {what} : échéance dépassée le {date}',
    due: '{name} – {what} : à effectuer avant le {date}',
    overdue: '{name} – {what} : à effectuer depuis le {date}',
    dueAtKm: '{name} – {what} : à effectuer à {value} km',
    dueAtHours: '{name} – {what} : à effectuer à {value} heures moteur',
    neverRecorded: '{name} – {what} : entretien obligatoire jamais enregistré',
    speeding: '{name} : {speed} km/h, la limite est de {limit} km/h',
    entered: '{name} : arrivée à {what}',
    left: '{name} : départ de {what}',
    silent: '{name} : le traceur n’envoie rien',
    sos: '{name} : le chauffeur a envoyé un SOS',
    batteryLow: '{name} : la batterie du traceur est faible',
    inspectionDefect: '{name} : le chauffeur a constaté des défauts – {what}',
    idling: '{name} : le moteur tourne au ralenti depuis {minutes} min',
    tow: '{name} : est déplacé contact coupé',
    routeLeft: '{name} : à {distance} km de l’itinéraire du voyage {trip}',
    shiftHours: '{name} : a conduit {driven} h sur {max} h pendant ce service',
    weekHours: '{name} : a conduit {driven} h sur {max} h en sept jours',
    documents: {
      registrationCertificate: 'Certificat d’immatriculation',
      revenueLicence: 'Licence fiscale',
      emissionReport: 'Rapport d’émissions',
      inspectionReport: 'Rapport d’inspection',
      insurance: 'Assurance',
      serviceRecord: 'Carnet d’entretien',
      fitnessCertificate: 'Certificat d’aptitude',
      acvPass: 'Laissez-passer ACV',
      portPermit: 'Permis portuaire',
      policeReport: 'Rapport de police',
      healthReport: 'Certificat médical',
    },
  },
  sp: {
    subject: '{count} alertas de la flota',
    greeting: 'Hola, {name}:',
    intro: 'Su flota requiere atención:',
    escalated: 'Nadie ha confirmado estas alertas:',
    more: 'y {count} más',
    open: 'Abrir las alertas',
    licence: 'Licencia de conducir',
    expires: '{name} – {what}: caduca el {date}',
    expired: '{name} – {what}: caducó el {date}',
    due: '{name} – {what}: vence el {date}',
    overdue: '{name} – {what}: venció el {date}',
    dueAtKm: '{name} – {what}: toca a los {value} km',
    dueAtHours: '{name} – {what}: toca a las {value} horas de motor',
    neverRecorded: '{name} – {what}: servicio obligatorio que nunca se ha registrado',
    speeding: '{name}: {speed} km/h; el límite es de {limit} km/h',
    entered: '{name}: llegada a {what}',
    left: '{name}: salida de {what}',
    silent: '{name}: el rastreador no envía nada',
    sos: '{name}: el conductor ha enviado un SOS',
    batteryLow: '{name}: la batería del rastreador está baja',
    inspectionDefect: '{name}: el conductor encontró defectos – {what}',
    idling: '{name}: el motor lleva {minutes} min al ralentí',
    tow: '{name}: se mueve con el contacto apagado',
    routeLeft: '{name}: a {distance} km de la ruta del viaje {trip}',
    shiftHours: '{name}: ha conducido {driven} h de {max} h en este turno',
    weekHours: '{name}: ha conducido {driven} h de {max} h en siete días',
    documents: {
      registrationCertificate: 'Permiso de circulación',
      revenueLicence: 'Licencia fiscal',
      emissionReport: 'Informe de emisiones',
      inspectionReport: 'Informe de inspección',
      insurance: 'Seguro',
      serviceRecord: 'Registro de mantenimiento',
      fitnessCertificate: 'Certificado de aptitud',
      acvPass: 'Pase ACV',
      portPermit: 'Permiso portuario',
      policeReport: 'Informe policial',
      healthReport: 'Informe médico',
    },
  },
  sin: {
    subject: 'වාහන සමූහයේ අනතුරු ඇඟවීම් {count}',
    greeting: 'ආයුබෝවන් {name},',
    intro: 'ඔබේ වාහන සමූහයට අවධානය අවශ්‍යයි:',
    escalated: 'මෙම අනතුරු ඇඟවීම් කිසිවෙකු පිළිගෙන නැත:',
    more: 'සහ තවත් {count}',
    open: 'අනතුරු ඇඟවීම් විවෘත කරන්න',
    licence: 'රියදුරු බලපත්‍රය',
    expires: '{name} – {what}: {date} දින කල් ඉකුත් වේ',
    expired: '{name} – {what}: {date} දින කල් ඉකුත් විය',
    due: '{name} – {what}: {date} දිනට නියමිතයි',
    overdue: '{name} – {what}: {date} දිනට නියමිතව තිබුණි',
    dueAtKm: '{name} – {what}: කි.මී. {value} දී නියමිතයි',
    dueAtHours: '{name} – {what}: එන්ජින් පැය {value} දී නියමිතයි',
    neverRecorded: '{name} – {what}: අනිවාර්යයි, නමුත් කිසිදා සටහන් කර නැත',
    speeding: '{name}: පැයට කි.මී. {speed}, සීමාව පැයට කි.මී. {limit}',
    entered: '{name}: {what} වෙත පැමිණියේය',
    left: '{name}: {what} වෙතින් පිටත් විය',
    silent: '{name}: ලුහුබැඳීමේ උපාංගය කිසිවක් නොයවයි',
    sos: '{name}: රියදුරු SOS සංඥාවක් යවා ඇත',
    batteryLow: '{name}: ලුහුබැඳීමේ උපාංගයේ බැටරිය අඩුයි',
    inspectionDefect: '{name}: රියදුරු දෝෂ සොයාගත්තේය – {what}',
    idling: '{name}: එන්ජිම මිනිත්තු {minutes}ක් නිශ්චලව ක්‍රියාත්මකයි',
    tow: '{name}: එන්ජිම නිවා දමා තිබියදී ගෙන යයි',
    routeLeft: '{name}: {trip} ගමනේ මාර්ගයෙන් කි.මී. {distance}ක් ඉවතින්',
    shiftHours: '{name}: මෙම වැඩ මුරයේ පැය {max} න් {driven}ක් ධාවනය කර ඇත',
    weekHours: '{name}: දින හතක් තුළ පැය {max} න් {driven}ක් ධාවනය කර ඇත',
    documents: {
      registrationCertificate: 'ලියාපදිංචි සහතිකය',
      revenueLicence: 'ආදායම් බලපත්‍රය',
      emissionReport: 'විමෝචන වාර්තාව',
      inspectionReport: 'පරීක්ෂණ වාර්තාව',
      insurance: 'රක්ෂණය',
      serviceRecord: 'සේවා වාර්තාව',
      fitnessCertificate: 'යෝග්‍යතා සහතිකය',
      acvPass: 'ACV අවසර පත්‍රය',
      portPermit: 'වරාය බලපත්‍රය',
      policeReport: 'පොලිස් වාර්තාව',
      healthReport: 'සෞඛ්‍ය වාර්තාව',
    },
  },
};
