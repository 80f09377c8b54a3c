import type { Language } from 'shared-contracts/values/limits';

/** May contain placeholders such as `{login}` and `{code}`. */
type EmailText = { subject: string; paragraphs: string[]; action?: string };
export type AccountEmail = 'code' | 'signInCode' | 'passwordChanged' | 'credentials';

export const ACCOUNT_EMAIL_TEXTS: Record<Language, Record<AccountEmail, EmailText>> = {
  en: {
    code: {
      subject: 'Your code to set a new password',
      paragraphs: [
        'Hello {name},',
        'Use this code to set a new password:',
        '{code}',
        'Login: {login}',
        'The code is valid for {minutes} minutes and can be used once.',
        "If you didn't request it, you can ignore this email: your password stays the same. Never share the code with anyone.",
      ],
    },
    signInCode: {
      subject: 'Your code to sign in',
      paragraphs: [
        'Hello {name},',
        'Use this code to sign in on a new device:',
        '{code}',
        'Login: {login}',
        'The code is valid for {minutes} minutes and can be used once.',
        "If you didn't request it, you can ignore this email: nobody can sign in without the code and your password. Never share the code with anyone.",
      ],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      paragraphs: [
        'Hello {name},',
        'Your password was changed. Your other sessions have been signed out.',
        "If this wasn't you, set a new password from the sign-in page right away and tell your administrator.",
      ],
      action: 'Go to sign-in',
    },
    credentials: {
      subject: 'Your access to {organization}',
      paragraphs: [
        'Hello {name},',
        'An account has been set up for you at {organization}.',
        'Login: {login}\nOne-time password: {password}',
        "You'll set your own password when you first sign in.",
        "If you didn't expect this email, please ignore it.",
      ],
      action: 'Sign in',
    },
  },
  it: {
    code: {
      subject: 'Il codice per impostare una nuova password',
      paragraphs: [
        'Ciao {name},',
        'con questo codice puoi impostare una nuova password:',
        '{code}',
        'Nome utente: {login}',
        'È valido per {minutes} minuti e può essere usato una sola volta.',
        "Se non l'hai richiesto tu, non devi fare nulla: la tua password resta quella attuale. Non comunicare il codice a nessuno.",
      ],
    },
    signInCode: {
      subject: 'Il codice per accedere',
      paragraphs: [
        'Ciao {name},',
        'con questo codice puoi accedere da un nuovo dispositivo:',
        '{code}',
        'Nome utente: {login}',
        'È valido per {minutes} minuti e può essere usato una sola volta.',
        "Se non l'hai richiesto tu, non devi fare nulla: senza il codice e la tua password nessuno può accedere. Non comunicare il codice a nessuno.",
      ],
    },
    passwordChanged: {
      subject: 'La tua password è stata cambiata',
      paragraphs: [
        'Ciao {name},',
        'la tua password è stata cambiata. Le altre sessioni aperte sono state chiuse.',
        "Se non l'hai cambiata tu, imposta subito una nuova password dalla pagina di accesso e avvisa il tuo amministratore.",
      ],
      action: "Vai all'accesso",
    },
    credentials: {
      subject: 'Il tuo accesso a {organization}',
      paragraphs: [
        'Ciao {name},',
        'è stato creato per te un account presso {organization}.',
        'Nome utente: {login}\nPassword provvisoria: {password}',
        'Al primo accesso ti verrà chiesto di scegliere una password personale.',
        'Se non ti aspettavi questa e-mail, ignorala.',
      ],
      action: 'Accedi',
    },
  },
  fr: {
    code: {
      subject: 'Votre code pour définir un nouveau mot de passe',
      paragraphs: [
        'Bonjour {name},',
        'Ce code vous permet de définir un nouveau mot de passe :',
        '{code}',
        'Identifiant : {login}',
        "Il est valable {minutes} minutes et ne sert qu'une fois.",
        "Si vous ne l'avez pas demandé, vous n'avez rien à faire : votre mot de passe reste le même. Ne communiquez ce code à personne.",
      ],
    },
    signInCode: {
      subject: 'Votre code de connexion',
      paragraphs: [
        'Bonjour {name},',
        'Ce code vous permet de vous connecter sur un nouvel appareil :',
        '{code}',
        'Identifiant : {login}',
        "Il est valable {minutes} minutes et ne sert qu'une fois.",
        "Si vous ne l'avez pas demandé, vous n'avez rien à faire : personne ne peut se connecter sans ce code et votre mot de passe. Ne communiquez ce code à personne.",
      ],
    },
    passwordChanged: {
      subject: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Bonjour {name},',
        'Votre mot de passe a été modifié. Vos autres sessions ouvertes ont été fermées.',
        "Si vous n'en êtes pas à l'origine, définissez tout de suite un nouveau mot de passe depuis la page de connexion et prévenez votre administrateur.",
      ],
      action: 'Aller à la connexion',
    },
    credentials: {
      subject: 'Votre accès à {organization}',
      paragraphs: [
        'Bonjour {name},',
        'Un compte a été créé pour vous chez {organization}.',
        'Identifiant : {login}\nMot de passe provisoire : {password}',
        'À votre première connexion, vous choisirez votre propre mot de passe.',
        "Si vous n'attendiez pas cet e-mail, ignorez-le.",
      ],
      action: 'Se connecter',
    },
  },
  sp: {
    code: {
      subject: 'Su código para establecer una nueva contraseña',
      paragraphs: [
        'Hola, {name}:',
        'Con este código puede establecer una nueva contraseña:',
        '{code}',
        'Usuario: {login}',
        'Es válido durante {minutes} minutos y solo se puede usar una vez.',
        'Si no lo ha pedido, no tiene que hacer nada: su contraseña sigue siendo la misma. No dé el código a nadie.',
      ],
    },
    signInCode: {
      subject: 'Su código para iniciar sesión',
      paragraphs: [
        'Hola, {name}:',
        'Con este código puede iniciar sesión en un dispositivo nuevo:',
        '{code}',
        'Usuario: {login}',
        'Es válido durante {minutes} minutos y solo se puede usar una vez.',
        'Si no lo ha pedido, no tiene que hacer nada: nadie puede iniciar sesión sin el código y su contraseña. No dé el código a nadie.',
      ],
    },
    passwordChanged: {
      subject: 'Su contraseña ha cambiado',
      paragraphs: [
        'Hola, {name}:',
        'Su contraseña ha cambiado. Las demás sesiones que tenía abiertas se han cerrado.',
        'Si no ha sido usted, establezca enseguida una nueva contraseña desde la página de inicio de sesión y avise a su administrador.',
      ],
      action: 'Ir al inicio de sesión',
    },
    credentials: {
      subject: 'Su acceso a {organization}',
      paragraphs: [
        'Hola, {name}:',
        'Se ha creado una cuenta para usted en {organization}.',
        'Usuario: {login}\nContraseña provisional: {password}',
        'Al iniciar sesión por primera vez elegirá su propia contraseña.',
        'Si no esperaba este correo, no lo tenga en cuenta.',
      ],
      action: 'Iniciar sesión',
    },
  },
  sin: {
    code: {
      subject: 'නව මුරපදයක් සැකසීමේ කේතය',
      paragraphs: [
        'ආයුබෝවන් {name},',
        'මෙම කේතයෙන් ඔබට නව මුරපදයක් සැකසිය හැක:',
        '{code}',
        'පරිශීලක නාමය: {login}',
        'එය මිනිත්තු {minutes}ක් වලංගු වන අතර භාවිත කළ හැක්කේ එක් වරක් පමණි.',
        'ඔබ මෙය ඉල්ලුවේ නැත්නම් කිසිවක් කළ යුතු නැත: ඔබේ මුරපදය වෙනස් නොවේ. මෙම කේතය කිසිවෙකුට නොකියන්න.',
      ],
    },
    signInCode: {
      subject: 'පිවිසීමේ කේතය',
      paragraphs: [
        'ආයුබෝවන් {name},',
        'මෙම කේතයෙන් ඔබට නව උපාංගයකින් පිවිසිය හැක:',
        '{code}',
        'පරිශීලක නාමය: {login}',
        'එය මිනිත්තු {minutes}ක් වලංගු වන අතර භාවිත කළ හැක්කේ එක් වරක් පමණි.',
        'ඔබ මෙය ඉල්ලුවේ නැත්නම් කිසිවක් කළ යුතු නැත: කේතය සහ ඔබේ මුරපදය නොමැතිව කිසිවෙකුට පිවිසිය නොහැක. මෙම කේතය කිසිවෙකුට නොකියන්න.',
      ],
    },
    passwordChanged: {
      subject: 'ඔබේ මුරපදය වෙනස් කරන ලදී',
      paragraphs: [
        'ආයුබෝවන් {name},',
        'ඔබේ මුරපදය වෙනස් කරන ලදී. ඔබ වෙනත් තැන්වල පිවිසී සිටි සියලු සැසි අවසන් කර ඇත.',
        'මෙය කළේ ඔබ නොවේ නම්, පිවිසුම් පිටුවෙන් වහාම නව මුරපදයක් සකසා ඔබේ පරිපාලකට දන්වන්න.',
      ],
      action: 'පිවිසුම් පිටුවට යන්න',
    },
    credentials: {
      subject: '{organization} වෙත ඔබේ ප්‍රවේශය',
      paragraphs: [
        'ආයුබෝවන් {name},',
        '{organization} සංවිධානයේ ඔබ වෙනුවෙන් ගිණුමක් සාදා ඇත.',
        'පරිශීලක නාමය: {login}\nඑක් වරක් භාවිත කරන මුරපදය: {password}',
        'පළමු වරට පිවිසෙන විට ඔබේම මුරපදයක් තෝරාගත යුතුය.',
        'ඔබ මෙම තැපෑල බලාපොරොත්තු නොවූයේ නම්, එය නොසලකා හරින්න.',
      ],
      action: 'පිවිසෙන්න',
    },
  },
};
