import type { Language } from 'shared-contracts/values/limits';

/** Placeholders: `{name}`, `{login}`, `{time}`, `{device}` and `{address}`. */
type Text = { subject: string; paragraphs: string[]; action: string; unknownDevice: string };

export const NEW_DEVICE_TEXTS: Record<Language, Text> = {
  en: {
    subject: 'New sign-in to your account',
    paragraphs: [
      'Hello {name},',
      'Someone signed in to your account on a device that we haven’t seen before:',
      'Login: {login}\nTime: {time}\nDevice: {device}\nNetwork address: {address}',
      'If this was you, there’s nothing to do.',
      'If it wasn’t, set a new password right away: this ends all sessions. Then check your second factors in your settings and tell your administrator.',
    ],
    action: 'Open the portal',
    unknownDevice: 'unknown',
  },
  it: {
    subject: 'Nuovo accesso al tuo account',
    paragraphs: [
      'Ciao {name},',
      'è stato effettuato un accesso al tuo account da un dispositivo mai visto prima:',
      'Nome utente: {login}\nOra: {time}\nDispositivo: {device}\nIndirizzo di rete: {address}',
      'Se sei stato tu, non devi fare nulla.',
      'In caso contrario imposta subito una nuova password: così si chiudono tutte le sessioni. Poi controlla i secondi fattori nelle impostazioni e avvisa il tuo amministratore.',
    ],
    action: 'Apri il portale',
    unknownDevice: 'sconosciuto',
  },
  fr: {
    subject: 'Nouvelle connexion à votre compte',
    paragraphs: [
      'Bonjour {name},',
      'Une connexion à votre compte a eu lieu depuis un appareil encore inconnu :',
      'Identifiant : {login}\nHeure : {time}\nAppareil : {device}\nAdresse réseau : {address}',
      "Si c'était vous, vous n'avez rien à faire.",
      'Sinon, définissez tout de suite un nouveau mot de passe : toutes les sessions seront fermées. Vérifiez ensuite vos seconds facteurs dans vos paramètres et prévenez votre administrateur.',
    ],
    action: 'Ouvrir le portail',
    unknownDevice: 'inconnu',
  },
  sp: {
    subject: 'Nuevo inicio de sesión en su cuenta',
    paragraphs: [
      'Hola, {name}:',
      'Se ha iniciado sesión en su cuenta desde un dispositivo no visto hasta ahora:',
      'Usuario: {login}\nHora: {time}\nDispositivo: {device}\nDirección de red: {address}',
      'Si ha sido usted, no tiene que hacer nada.',
      'Si no, establezca enseguida una nueva contraseña: así se cierran todas las sesiones. Después revise sus segundos factores en los ajustes y avise a su administrador.',
    ],
    action: 'Abrir el portal',
    unknownDevice: 'desconocido',
  },
  sin: {
    subject: 'ඔබේ ගිණුමට නව පිවිසීමක්',
    paragraphs: [
      'ආයුබෝවන් {name},',
      'මීට පෙර නොදුටු උපාංගයකින් ඔබේ ගිණුමට පිවිස ඇත:',
      'පරිශීලක නාමය: {login}\nවේලාව: {time}\nඋපාංගය: {device}\nජාල ලිපිනය: {address}',
      'එය ඔබ නම්, කිසිවක් කළ යුතු නැත.',
      'එසේ නොවේ නම්, වහාම නව මුරපදයක් සකසන්න: එවිට සියලු සැසි අවසන් වේ. ඉන්පසු සැකසුම් තුළ ඔබේ දෙවන සාධක පරීක්ෂා කර ඔබේ පරිපාලකට දන්වන්න.',
    ],
    action: 'ද්වාරය විවෘත කරන්න',
    unknownDevice: 'නොදනී',
  },
};
