import type { StatementTexts } from './statement-texts.ts';

export const sin: StatementTexts = {
  title: 'ගිණුම් ප්‍රකාශය',
  partner: 'හවුල්කරු',
  period: 'කාලසීමාව',
  between: '{from} – {to}',
  account: '{currency} ගිණුම',
  opening: 'ආරම්භක ශේෂය',
  closing: 'අවසාන ශේෂය',
  date: 'දිනය',
  document: 'ලේඛනය',
  reference: 'අංකය හෝ යොමුව',
  due: 'ගෙවිය යුතු දිනය',
  amount: 'මුදල ({currency})',
  balance: 'ශේෂය ({currency})',
  kind: { invoice: 'ඉන්වොයිසිය', creditNote: 'බැර සටහන', payment: 'ගෙවීම', refund: 'ආපසු ගෙවීම' },
  nothing: 'මෙම කාලය තුළ කිසිවක් සිදු වී නැති අතර ගෙවිය යුතු කිසිවක් නැත.',
  mail: {
    subject: '{organization} වෙතින් ගිණුම් ප්‍රකාශය',
    text: '{organization} ඔබට {from} සිට {to} දක්වා ගිණුම් ප්‍රකාශය එවා ඇත. PDF අමුණා ඇත.',
  },
};
