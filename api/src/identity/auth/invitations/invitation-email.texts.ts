import type { Language } from 'shared-contracts/values/limits';

type EmailText = { subject: string; paragraphs: string[]; action: string };
export type InvitationEmail = 'password' | 'provider';

/** Placeholders: `{name}`, `{organization}`, `{login}`, `{days}` and `{provider}`. */
export const INVITATION_EMAIL_TEXTS: Record<Language, Record<InvitationEmail, EmailText>> = {
  en: {
    password: {
      subject: 'Your invitation to {organization}',
      paragraphs: [
        'Hello {name},',
        'An account has been set up for you at {organization}. Your login is {login}.',
        'Choose your password to start. The link is valid for {days} days and can be used once.',
        "If you didn't expect this email, please ignore it. Never share the link with anyone.",
      ],
      action: 'Choose your password',
    },
    provider: {
      subject: 'Your invitation to {organization}',
      paragraphs: [
        'Hello {name},',
        'An account has been set up for you at {organization}.',
        'You sign in with {provider}: enter {login} on the sign-in page. You need no other password.',
        "If you didn't expect this email, please ignore it.",
      ],
      action: 'Sign in',
    },
  },
  it: {
    password: {
      subject: 'Il tuo invito a {organization}',
      paragraphs: [
        'Ciao {name},',
        'è stato creato per te un account presso {organization}. Il tuo nome utente è {login}.',
        'Per iniziare scegli la tua password. Il link è valido per {days} giorni e può essere usato una sola volta.',
        'Se non ti aspettavi questa e-mail, ignorala. Non comunicare il link a nessuno.',
      ],
      action: 'Scegli la password',
    },
    provider: {
      subject: 'Il tuo invito a {organization}',
      paragraphs: [
        'Ciao {name},',
        'è stato creato per te un account presso {organization}.',
        'Accedi con {provider}: nella pagina di accesso inserisci {login}. Non serve nessuna altra password.',
        'Se non ti aspettavi questa e-mail, ignorala.',
      ],
      action: 'Accedi',
    },
  },
  fr: {
    password: {
      subject: 'Votre invitation à rejoindre {organization}',
      paragraphs: [
        'Bonjour {name},',
        'Un compte a été créé pour vous chez {organization}. Votre identifiant est {login}.',
        "Choisissez votre mot de passe pour commencer. Le lien est valable {days} jours et ne sert qu'une fois.",
        "Si vous n'attendiez pas cet e-mail, ignorez-le. Ne communiquez ce lien à personne.",
      ],
      action: 'Choisir mon mot de passe',
    },
    provider: {
      subject: 'Votre invitation à rejoindre {organization}',
      paragraphs: [
        'Bonjour {name},',
        'Un compte a été créé pour vous chez {organization}.',
        "Vous vous connectez avec {provider} : saisissez {login} sur la page de connexion. Aucun autre mot de passe n'est nécessaire.",
        "Si vous n'attendiez pas cet e-mail, ignorez-le.",
      ],
      action: 'Se connecter',
    },
  },
  sp: {
    password: {
      subject: 'Su invitación a {organization}',
      paragraphs: [
        'Hola, {name}:',
        'Se ha creado una cuenta para usted en {organization}. Su usuario es {login}.',
        'Elija su contraseña para empezar. El enlace es válido durante {days} días y solo se puede usar una vez.',
        'Si no esperaba este correo, no lo tenga en cuenta. No dé el enlace a nadie.',
      ],
      action: 'Elegir contraseña',
    },
    provider: {
      subject: 'Su invitación a {organization}',
      paragraphs: [
        'Hola, {name}:',
        'Se ha creado una cuenta para usted en {organization}.',
        'Inicia sesión con {provider}: escriba {login} en la página de inicio de sesión. No necesita ninguna otra contraseña.',
        'Si no esperaba este correo, no lo tenga en cuenta.',
      ],
      action: 'Iniciar sesión',
    },
  },
  sin: {
    password: {
      subject: '{organization} වෙත ඔබේ ආරාධනාව',
      paragraphs: [
        'ආයුබෝවන් {name},',
        '{organization} සංවිධානයේ ඔබ වෙනුවෙන් ගිණුමක් සාදා ඇත. ඔබේ පරිශීලක නාමය {login} වේ.',
        'ආරම්භ කිරීමට ඔබේ මුරපදය තෝරන්න. සබැඳිය දින {days}ක් වලංගු වන අතර භාවිත කළ හැක්කේ එක් වරක් පමණි.',
        'ඔබ මෙම තැපෑල බලාපොරොත්තු නොවූයේ නම්, එය නොසලකා හරින්න. මෙම සබැඳිය කිසිවෙකුට නොදෙන්න.',
      ],
      action: 'මුරපදය තෝරන්න',
    },
    provider: {
      subject: '{organization} වෙත ඔබේ ආරාධනාව',
      paragraphs: [
        'ආයුබෝවන් {name},',
        '{organization} සංවිධානයේ ඔබ වෙනුවෙන් ගිණුමක් සාදා ඇත.',
        'ඔබ පිවිසෙන්නේ {provider} මගිනි: පිවිසුම් පිටුවේ {login} ඇතුළත් කරන්න. වෙනත් මුරපදයක් අවශ්‍ය නැත.',
        'ඔබ මෙම තැපෑල බලාපොරොත්තු නොවූයේ නම්, එය නොසලකා හරින්න.',
      ],
      action: 'පිවිසෙන්න',
    },
  },
};
