import type { Language } from 'shared-contracts/values/limits';

/** May contain placeholders such as `{organization}`. Omits a paragraph with an empty value. */
type EmailText = { subject: string; paragraphs: string[]; action?: string };
export type OrganizationEmail = 'received' | 'registered' | 'registrationDeclined' | 'merged' | 'declined' | 'smtpTest';

export const ORGANIZATION_EMAIL_TEXTS: Record<Language, Record<OrganizationEmail, EmailText>> = {
  en: {
    received: {
      subject: 'We have received the registration of {organization}',
      paragraphs: [
        'Hello {name},',
        'Thank you for registering {organization}.',
        'We review registrations within {hours} working hours and then send your login credentials to this address.',
        "If you didn't register, please ignore this email.",
      ],
    },
    registered: {
      subject: '{organization} has registered and is awaiting review',
      paragraphs: [
        'Hello {name},',
        '{organization} ({registrationId}) has registered. Please review it within {hours} working hours.',
        'Contact: {contact}, {email}',
      ],
      action: 'Review the registration',
    },
    registrationDeclined: {
      subject: 'The registration of {organization} was declined',
      paragraphs: [
        'Hello {name},',
        'We have reviewed the registration of {organization} and could not accept it.',
        'Reason: {reason}',
        'You are welcome to register again with corrected details.',
      ],
    },
    merged: {
      subject: 'Changes to {organization} are in effect',
      paragraphs: [
        'Hello {name},',
        'The changes you requested have been reviewed.',
        'Now in effect: {merged}',
        'Not accepted: {declined}',
      ],
      action: 'Open the portal',
    },
    declined: {
      subject: 'Changes to {organization} were declined',
      paragraphs: [
        'Hello {name},',
        'The changes you requested have been reviewed and were not accepted: {declined}',
        'Reason: {reason}',
        'Your settings stay the same.',
      ],
      action: 'Open the portal',
    },
    smtpTest: {
      subject: 'Test email from {organization}',
      paragraphs: ['Hello {name},', 'This email was sent through the mail server {host}. Your settings work.'],
    },
  },
  it: {
    received: {
      subject: 'Abbiamo ricevuto la registrazione di {organization}',
      paragraphs: [
        'Ciao {name},',
        'grazie per aver registrato {organization}.',
        'Esaminiamo le registrazioni entro {hours} ore lavorative e poi inviamo le credenziali di accesso a questo indirizzo.',
        'Se non hai effettuato tu la registrazione, ignora questa e-mail.',
      ],
    },
    registered: {
      subject: '{organization} si è registrata e attende la verifica',
      paragraphs: [
        'Ciao {name},',
        '{organization} ({registrationId}) si è registrata. Verificala entro {hours} ore lavorative.',
        'Contatto: {contact}, {email}',
      ],
      action: 'Verifica la registrazione',
    },
    registrationDeclined: {
      subject: 'La registrazione di {organization} non è stata accettata',
      paragraphs: [
        'Ciao {name},',
        'abbiamo esaminato la registrazione di {organization} e non abbiamo potuto accettarla.',
        'Motivo: {reason}',
        'Puoi registrarti di nuovo con i dati corretti.',
      ],
    },
    merged: {
      subject: 'Le modifiche di {organization} sono in vigore',
      paragraphs: [
        'Ciao {name},',
        'le modifiche richieste sono state esaminate.',
        'Ora in vigore: {merged}',
        'Non accettate: {declined}',
      ],
      action: 'Apri il portale',
    },
    declined: {
      subject: 'Le modifiche di {organization} non sono state accettate',
      paragraphs: [
        'Ciao {name},',
        'le modifiche richieste sono state esaminate e non sono state accettate: {declined}',
        'Motivo: {reason}',
        'Le impostazioni restano invariate.',
      ],
      action: 'Apri il portale',
    },
    smtpTest: {
      subject: 'E-mail di prova di {organization}',
      paragraphs: [
        'Ciao {name},',
        'questa e-mail è stata inviata tramite il server di posta {host}. Le impostazioni funzionano.',
      ],
    },
  },
  fr: {
    received: {
      subject: "Nous avons reçu l'inscription de {organization}",
      paragraphs: [
        'Bonjour {name},',
        "Merci d'avoir inscrit {organization}.",
        'Nous examinons les inscriptions sous {hours} heures ouvrées, puis nous envoyons vos identifiants à cette adresse.',
        "Si vous n'êtes pas à l'origine de cette inscription, ignorez cet e-mail.",
      ],
    },
    registered: {
      subject: "{organization} s'est inscrite et attend d'être examinée",
      paragraphs: [
        'Bonjour {name},',
        "{organization} ({registrationId}) s'est inscrite. Veuillez l'examiner sous {hours} heures ouvrées.",
        'Contact : {contact}, {email}',
      ],
      action: "Examiner l'inscription",
    },
    registrationDeclined: {
      subject: "L'inscription de {organization} a été refusée",
      paragraphs: [
        'Bonjour {name},',
        "Nous avons examiné l'inscription de {organization} et n'avons pas pu l'accepter.",
        'Motif : {reason}',
        'Vous pouvez vous inscrire à nouveau avec des informations corrigées.',
      ],
    },
    merged: {
      subject: 'Les modifications de {organization} sont en vigueur',
      paragraphs: [
        'Bonjour {name},',
        'Les modifications que vous avez demandées ont été examinées.',
        'Désormais en vigueur : {merged}',
        'Non acceptées : {declined}',
      ],
      action: 'Ouvrir le portail',
    },
    declined: {
      subject: 'Les modifications de {organization} ont été refusées',
      paragraphs: [
        'Bonjour {name},',
        "Les modifications que vous avez demandées ont été examinées et n'ont pas été acceptées : {declined}",
        'Motif : {reason}',
        'Vos paramètres restent inchangés.',
      ],
      action: 'Ouvrir le portail',
    },
    smtpTest: {
      subject: 'E-mail de test de {organization}',
      paragraphs: ['Bonjour {name},', 'Cet e-mail a été envoyé par le serveur {host}. Les paramètres fonctionnent.'],
    },
  },
  sp: {
    received: {
      subject: 'Hemos recibido el registro de {organization}',
      paragraphs: [
        'Hola, {name}:',
        'Gracias por registrar {organization}.',
        'Revisamos los registros en un plazo de {hours} horas laborables y después enviamos sus credenciales de acceso a esta dirección.',
        'Si no se ha registrado usted, no tenga en cuenta este correo.',
      ],
    },
    registered: {
      subject: '{organization} se ha registrado y espera revisión',
      paragraphs: [
        'Hola, {name}:',
        '{organization} ({registrationId}) se ha registrado. Revise el registro en un plazo de {hours} horas laborables.',
        'Contacto: {contact}, {email}',
      ],
      action: 'Revisar el registro',
    },
    registrationDeclined: {
      subject: 'El registro de {organization} ha sido rechazado',
      paragraphs: [
        'Hola, {name}:',
        'Hemos revisado el registro de {organization} y no hemos podido aceptarlo.',
        'Motivo: {reason}',
        'Puede volver a registrarse con los datos corregidos.',
      ],
    },
    merged: {
      subject: 'Los cambios de {organization} ya están en vigor',
      paragraphs: [
        'Hola, {name}:',
        'Los cambios que solicitó han sido revisados.',
        'Ya en vigor: {merged}',
        'No aceptados: {declined}',
      ],
      action: 'Abrir el portal',
    },
    declined: {
      subject: 'Los cambios de {organization} han sido rechazados',
      paragraphs: [
        'Hola, {name}:',
        'Los cambios que solicitó han sido revisados y no se han aceptado: {declined}',
        'Motivo: {reason}',
        'La configuración no cambia.',
      ],
      action: 'Abrir el portal',
    },
    smtpTest: {
      subject: 'Correo de prueba de {organization}',
      paragraphs: [
        'Hola, {name}:',
        'Este correo se ha enviado a través del servidor {host}. La configuración funciona.',
      ],
    },
  },
  sin: {
    received: {
      subject: '{organization} සංවිධානයේ ලියාපදිංචිය අපට ලැබුණා',
      paragraphs: [
        'ආයුබෝවන් {name},',
        '{organization} සංවිධානය ලියාපදිංචි කිරීම ගැන ස්තුතියි.',
        'අපි වැඩ කරන පැය {hours}ක් ඇතුළත ලියාපදිංචි සමාලෝචනය කර, ඔබේ පිවිසුම් තොරතුරු මෙම ලිපිනයට එවන්නෙමු.',
        'ඔබ ලියාපදිංචි නොවුණේ නම් මෙම තැපෑල නොසලකා හරින්න.',
      ],
    },
    registered: {
      subject: '{organization} ලියාපදිංචි වී සමාලෝචනය බලාපොරොත්තුවෙන් සිටී',
      paragraphs: [
        'ආයුබෝවන් {name},',
        '{organization} ({registrationId}) ලියාපදිංචි වී ඇත. වැඩ කරන පැය {hours}ක් ඇතුළත එය සමාලෝචනය කරන්න.',
        'සම්බන්ධතාව: {contact}, {email}',
      ],
      action: 'ලියාපදිංචිය සමාලෝචනය කරන්න',
    },
    registrationDeclined: {
      subject: '{organization} සංවිධානයේ ලියාපදිංචිය ප්‍රතික්ෂේප කරන ලදී',
      paragraphs: [
        'ආයුබෝවන් {name},',
        'අපි {organization} සංවිධානයේ ලියාපදිංචිය සමාලෝචනය කළ නමුත් එය පිළිගැනීමට නොහැකි විය.',
        'හේතුව: {reason}',
        'නිවැරදි කළ තොරතුරු සමඟ ඔබට නැවත ලියාපදිංචි විය හැක.',
      ],
    },
    merged: {
      subject: '{organization} සංවිධානයේ වෙනස්කම් දැන් බලපැවැත්වේ',
      paragraphs: ['ආයුබෝවන් {name},', 'ඔබ ඉල්ලූ වෙනස්කම් සමාලෝචනය කර ඇත.', 'දැන් බලපවත්වන: {merged}', 'පිළි නොගත්: {declined}'],
      action: 'ද්වාරය විවෘත කරන්න',
    },
    declined: {
      subject: '{organization} සංවිධානයේ වෙනස්කම් ප්‍රතික්ෂේප කරන ලදී',
      paragraphs: [
        'ආයුබෝවන් {name},',
        'ඔබ ඉල්ලූ වෙනස්කම් සමාලෝචනය කළ අතර ඒවා පිළිගත්තේ නැත: {declined}',
        'හේතුව: {reason}',
        'ඔබේ සැකසුම් වෙනස් නොවේ.',
      ],
      action: 'ද්වාරය විවෘත කරන්න',
    },
    smtpTest: {
      subject: '{organization} සංවිධානයේ පරීක්ෂණ තැපෑල',
      paragraphs: ['ආයුබෝවන් {name},', 'මෙම තැපෑල {host} තැපැල් සේවාදායකය හරහා පැමිණියා. සැකසුම් ක්‍රියා කරයි.'],
    },
  },
};
