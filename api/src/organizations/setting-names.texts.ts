import type { Setting } from 'shared-contracts/organizations';
import type { Language } from 'shared-contracts/values/limits';

/** What mails call the settings of an organization. */
export const SETTING_NAMES: Record<Language, Record<Setting, string>> = {
  en: {
    name: 'name', registrationId: 'registration id', countryId: 'country', currencyId: 'currency', domain: 'business domain', contactName: 'contact name',
    contactEmail: 'contact e-mail', accountingContact: 'accounting contact', pageTitle: 'page title', supportEmail: 'support e-mail', loginPageTitle: 'login page title',
    loginAlertText: 'login alert text', loginImageId: 'login image', pageFaviconId: 'favicon', mapToken: 'map token', defaultLanguage: 'default language',
    appStoreUrl: 'App Store link', playStoreUrl: 'Google Play link', homeDescription: 'home page description', homeVideo: 'home page video', homeLinks: 'home page links',
    accentColor: 'accent colour', smtpHost: 'mail server', smtpPort: 'mail server port', smtpUser: 'mail server user', smtpPassword: 'mail server password',
    showVersion: 'version shown', selfRegistration: 'self-registration',
  },
  it: {
    name: 'nome', registrationId: 'numero di registrazione', countryId: 'paese', currencyId: 'valuta', domain: 'settore di attività', contactName: 'nome del contatto',
    contactEmail: 'e-mail del contatto', accountingContact: 'contatto contabile', pageTitle: 'titolo della pagina', supportEmail: 'e-mail di assistenza',
    loginPageTitle: 'titolo della pagina di accesso', loginAlertText: 'avviso nella pagina di accesso', loginImageId: 'immagine della pagina di accesso', pageFaviconId: 'favicon',
    mapToken: 'token della mappa', defaultLanguage: 'lingua predefinita', appStoreUrl: 'link App Store', playStoreUrl: 'link Google Play',
    homeDescription: 'descrizione della pagina iniziale', homeVideo: 'video della pagina iniziale', homeLinks: 'link della pagina iniziale', accentColor: 'colore principale',
    smtpHost: 'server di posta', smtpPort: 'porta del server di posta', smtpUser: 'utente del server di posta', smtpPassword: 'password del server di posta',
    showVersion: 'versione visibile', selfRegistration: 'registrazione autonoma',
  },
  fr: {
    name: 'nom', registrationId: 'numéro d\'immatriculation', countryId: 'pays', currencyId: 'devise', domain: 'domaine d\'activité', contactName: 'nom du contact',
    contactEmail: 'e-mail du contact', accountingContact: 'contact comptable', pageTitle: 'titre de la page', supportEmail: 'e-mail d\'assistance',
    loginPageTitle: 'titre de la page de connexion', loginAlertText: 'message de la page de connexion', loginImageId: 'image de la page de connexion', pageFaviconId: 'favicon',
    mapToken: 'jeton de carte', defaultLanguage: 'langue par défaut', appStoreUrl: 'lien App Store', playStoreUrl: 'lien Google Play',
    homeDescription: 'description de la page d\'accueil', homeVideo: 'vidéo de la page d\'accueil', homeLinks: 'liens de la page d\'accueil', accentColor: 'couleur d\'accentuation',
    smtpHost: 'serveur de messagerie', smtpPort: 'port du serveur de messagerie', smtpUser: 'utilisateur du serveur de messagerie',
    smtpPassword: 'mot de passe du serveur de messagerie', showVersion: 'affichage de la version', selfRegistration: 'inscription libre',
  },
  sp: {
    name: 'nombre', registrationId: 'número de registro', countryId: 'país', currencyId: 'moneda', domain: 'sector de actividad', contactName: 'nombre del contacto',
    contactEmail: 'correo del contacto', accountingContact: 'contacto de contabilidad', pageTitle: 'título de la página', supportEmail: 'correo de asistencia',
    loginPageTitle: 'título de la página de inicio de sesión', loginAlertText: 'aviso en la página de inicio de sesión', loginImageId: 'imagen de la página de inicio de sesión',
    pageFaviconId: 'favicon', mapToken: 'token del mapa', defaultLanguage: 'idioma predeterminado', appStoreUrl: 'enlace de App Store', playStoreUrl: 'enlace de Google Play',
    homeDescription: 'descripción de la página de inicio', homeVideo: 'vídeo de la página de inicio', homeLinks: 'enlaces de la página de inicio', accentColor: 'color de acento',
    smtpHost: 'servidor de correo', smtpPort: 'puerto del servidor de correo', smtpUser: 'usuario del servidor de correo', smtpPassword: 'contraseña del servidor de correo',
    showVersion: 'versión visible', selfRegistration: 'autorregistro',
  },
  sin: {
    name: 'නම', registrationId: 'ලියාපදිංචි අංකය', countryId: 'රට', currencyId: 'මුදල් ඒකකය', domain: 'ව්‍යාපාර ක්ෂේත්‍රය', contactName: 'සම්බන්ධතා නම',
    contactEmail: 'සම්බන්ධතා විද්‍යුත් තැපෑල', accountingContact: 'ගිණුම් සම්බන්ධතාව', pageTitle: 'පිටුවේ මාතෘකාව', supportEmail: 'සහාය විද්‍යුත් තැපෑල',
    loginPageTitle: 'පිවිසුම් පිටුවේ මාතෘකාව', loginAlertText: 'පිවිසුම් දැනුම්දීම', loginImageId: 'පිවිසුම් රූපය', pageFaviconId: 'පිටු නිරූපකය', mapToken: 'සිතියම් ටෝකනය',
    defaultLanguage: 'පෙරනිමි භාෂාව', appStoreUrl: 'App Store සබැඳිය', playStoreUrl: 'Google Play සබැඳිය', homeDescription: 'මුල් පිටුවේ විස්තරය', homeVideo: 'මුල් පිටුවේ වීඩියෝව',
    homeLinks: 'මුල් පිටුවේ සබැඳි', accentColor: 'ප්‍රධාන වර්ණය', smtpHost: 'තැපැල් සේවාදායකය', smtpPort: 'තැපැල් සේවාදායක තොට', smtpUser: 'තැපැල් සේවාදායක පරිශීලක',
    smtpPassword: 'තැපැල් සේවාදායක මුරපදය', showVersion: 'අනුවාදය පෙන්වීම', selfRegistration: 'ස්වයං ලියාපදිංචිය',
  },
};
