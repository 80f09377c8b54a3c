import type { Language } from 'shared-contracts/values/limits';

/** May contain placeholders such as `{user}` (the recipient) and `{name}` (of the factor). */
type NoticeText = { subject: string; paragraphs: string[]; action: string };
export type FactorNotice = 'factorAdded' | 'factorRemoved' | 'factorsReset' | 'recoveryCodeUsed';

export const FACTOR_NOTICE_TEXTS: Record<Language, Record<FactorNotice, NoticeText>> = {
  en: {
    factorAdded: {
      subject: 'A second factor was added to your account',
      paragraphs: [
        'Hello {user},',
        '“{name}” was added to your account as a second factor. You can sign in with it from now on.',
        "If this wasn't you, set a new password right away, remove the factor in your settings and tell your administrator.",
      ],
      action: 'Open the portal',
    },
    factorRemoved: {
      subject: 'A second factor was removed from your account',
      paragraphs: [
        'Hello {user},',
        'The second factor “{name}” was removed from your account.',
        "If this wasn't you, set a new password right away and tell your administrator.",
      ],
      action: 'Open the portal',
    },
    factorsReset: {
      subject: 'Your second factors were reset',
      paragraphs: [
        'Hello {user},',
        '{author} removed all second factors and recovery codes of your account, and your sessions were signed out. From now on you sign in with your password alone until you add a second factor.',
        "If you didn't ask for this, set a new password right away and tell your administrator.",
      ],
      action: 'Open the portal',
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used to sign in',
      paragraphs: [
        'Hello {user},',
        'Someone signed in to your account with your password and one of your recovery codes. The code can’t be used again.',
        "If this wasn't you, set a new password right away, create new recovery codes in your settings and tell your administrator.",
      ],
      action: 'Open the portal',
    },
  },
  it: {
    factorAdded: {
      subject: 'È stato aggiunto un secondo fattore al tuo account',
      paragraphs: [
        'Ciao {user},',
        '«{name}» è stato aggiunto al tuo account come secondo fattore. Da ora puoi usarlo per accedere.',
        'Se non sei stato tu, imposta subito una nuova password, rimuovi il fattore nelle impostazioni e avvisa il tuo amministratore.',
      ],
      action: 'Apri il portale',
    },
    factorRemoved: {
      subject: 'È stato rimosso un secondo fattore dal tuo account',
      paragraphs: [
        'Ciao {user},',
        'il secondo fattore «{name}» è stato rimosso dal tuo account.',
        'Se non sei stato tu, imposta subito una nuova password e avvisa il tuo amministratore.',
      ],
      action: 'Apri il portale',
    },
    factorsReset: {
      subject: 'I tuoi secondi fattori sono stati azzerati',
      paragraphs: [
        'Ciao {user},',
        '{author} ha rimosso tutti i secondi fattori e i codici di recupero del tuo account e le tue sessioni sono state chiuse. Da ora accedi con la sola password, finché non aggiungi un secondo fattore.',
        "Se non l'hai chiesto tu, imposta subito una nuova password e avvisa il tuo amministratore.",
      ],
      action: 'Apri il portale',
    },
    recoveryCodeUsed: {
      subject: 'È stato usato un codice di recupero per accedere',
      paragraphs: [
        'Ciao {user},',
        'qualcuno ha effettuato l’accesso al tuo account con la tua password e uno dei tuoi codici di recupero. Quel codice non può più essere usato.',
        'Se non sei stato tu, imposta subito una nuova password, crea nuovi codici di recupero nelle impostazioni e avvisa il tuo amministratore.',
      ],
      action: 'Apri il portale',
    },
  },
  fr: {
    factorAdded: {
      subject: 'Un second facteur a été ajouté à votre compte',
      paragraphs: [
        'Bonjour {user},',
        '« {name} » a été ajouté à votre compte comme second facteur. Vous pouvez désormais vous connecter avec.',
        "Si vous n'en êtes pas à l'origine, définissez tout de suite un nouveau mot de passe, retirez ce facteur dans vos paramètres et prévenez votre administrateur.",
      ],
      action: 'Ouvrir le portail',
    },
    factorRemoved: {
      subject: 'Un second facteur a été retiré de votre compte',
      paragraphs: [
        'Bonjour {user},',
        'Le second facteur « {name} » a été retiré de votre compte.',
        "Si vous n'en êtes pas à l'origine, définissez tout de suite un nouveau mot de passe et prévenez votre administrateur.",
      ],
      action: 'Ouvrir le portail',
    },
    factorsReset: {
      subject: 'Vos seconds facteurs ont été réinitialisés',
      paragraphs: [
        'Bonjour {user},',
        "{author} a retiré tous les seconds facteurs et codes de secours de votre compte, et vos sessions ont été fermées. Vous vous connectez désormais avec votre seul mot de passe, jusqu'à l'ajout d'un second facteur.",
        "Si vous ne l'avez pas demandé, définissez tout de suite un nouveau mot de passe et prévenez votre administrateur.",
      ],
      action: 'Ouvrir le portail',
    },
    recoveryCodeUsed: {
      subject: 'Un code de secours a servi à se connecter',
      paragraphs: [
        'Bonjour {user},',
        "Quelqu'un s'est connecté à votre compte avec votre mot de passe et l'un de vos codes de secours. Ce code ne peut plus servir.",
        "Si vous n'en êtes pas à l'origine, définissez tout de suite un nouveau mot de passe, créez de nouveaux codes de secours dans vos paramètres et prévenez votre administrateur.",
      ],
      action: 'Ouvrir le portail',
    },
  },
  sp: {
    factorAdded: {
      subject: 'Se ha añadido un segundo factor a su cuenta',
      paragraphs: [
        'Hola, {user}:',
        'Se ha añadido «{name}» a su cuenta como segundo factor. Ya puede iniciar sesión con él.',
        'Si no ha sido usted, establezca enseguida una nueva contraseña, quite el factor en sus ajustes y avise a su administrador.',
      ],
      action: 'Abrir el portal',
    },
    factorRemoved: {
      subject: 'Se ha quitado un segundo factor de su cuenta',
      paragraphs: [
        'Hola, {user}:',
        'Se ha quitado el segundo factor «{name}» de su cuenta.',
        'Si no ha sido usted, establezca enseguida una nueva contraseña y avise a su administrador.',
      ],
      action: 'Abrir el portal',
    },
    factorsReset: {
      subject: 'Se han restablecido sus segundos factores',
      paragraphs: [
        'Hola, {user}:',
        '{author} ha quitado todos los segundos factores y códigos de recuperación de su cuenta, y sus sesiones se han cerrado. A partir de ahora inicia sesión solo con la contraseña hasta que añada un segundo factor.',
        'Si no lo ha pedido, establezca enseguida una nueva contraseña y avise a su administrador.',
      ],
      action: 'Abrir el portal',
    },
    recoveryCodeUsed: {
      subject: 'Se ha usado un código de recuperación para iniciar sesión',
      paragraphs: [
        'Hola, {user}:',
        'Alguien ha iniciado sesión en su cuenta con su contraseña y uno de sus códigos de recuperación. Ese código ya no se puede usar.',
        'Si no ha sido usted, establezca enseguida una nueva contraseña, cree nuevos códigos de recuperación en sus ajustes y avise a su administrador.',
      ],
      action: 'Abrir el portal',
    },
  },
  sin: {
    factorAdded: {
      subject: 'ඔබේ ගිණුමට දෙවන සාධකයක් එක් කරන ලදී',
      paragraphs: [
        'ආයුබෝවන් {user},',
        '“{name}” දෙවන සාධකයක් ලෙස ඔබේ ගිණුමට එක් කරන ලදී. මෙතැන් සිට ඔබට එයින් පිවිසිය හැක.',
        'මෙය කළේ ඔබ නොවේ නම්, වහාම නව මුරපදයක් සකසා, සැකසුම් තුළින් එම සාධකය ඉවත් කර, ඔබේ පරිපාලකට දන්වන්න.',
      ],
      action: 'ද්වාරය විවෘත කරන්න',
    },
    factorRemoved: {
      subject: 'ඔබේ ගිණුමෙන් දෙවන සාධකයක් ඉවත් කරන ලදී',
      paragraphs: [
        'ආයුබෝවන් {user},',
        '“{name}” දෙවන සාධකය ඔබේ ගිණුමෙන් ඉවත් කරන ලදී.',
        'මෙය කළේ ඔබ නොවේ නම්, වහාම නව මුරපදයක් සකසා ඔබේ පරිපාලකට දන්වන්න.',
      ],
      action: 'ද්වාරය විවෘත කරන්න',
    },
    factorsReset: {
      subject: 'ඔබේ දෙවන සාධක යළි සකසන ලදී',
      paragraphs: [
        'ආයුබෝවන් {user},',
        '{author} විසින් ඔබේ ගිණුමේ සියලු දෙවන සාධක සහ ප්‍රතිසාධන කේත ඉවත් කර ඇති අතර, ඔබේ සැසි අවසන් කර ඇත. නව දෙවන සාධකයක් එක් කරන තෙක් ඔබ පිවිසෙන්නේ මුරපදයෙන් පමණි.',
        'ඔබ මෙය ඉල්ලුවේ නැත්නම්, වහාම නව මුරපදයක් සකසා ඔබේ පරිපාලකට දන්වන්න.',
      ],
      action: 'ද්වාරය විවෘත කරන්න',
    },
    recoveryCodeUsed: {
      subject: 'පිවිසීමට ප්‍රතිසාධන කේතයක් භාවිත කරන ලදී',
      paragraphs: [
        'ආයුබෝවන් {user},',
        'ඔබේ මුරපදය සහ ඔබේ ප්‍රතිසාධන කේතයකින් කෙනෙකු ඔබේ ගිණුමට පිවිස ඇත. එම කේතය නැවත භාවිත කළ නොහැක.',
        'මෙය කළේ ඔබ නොවේ නම්, වහාම නව මුරපදයක් සකසා, සැකසුම් තුළින් නව ප්‍රතිසාධන කේත සාදා, ඔබේ පරිපාලකට දන්වන්න.',
      ],
      action: 'ද්වාරය විවෘත කරන්න',
    },
  },
};
