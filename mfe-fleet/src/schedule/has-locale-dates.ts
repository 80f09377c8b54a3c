/** Whether this browser knows months and weekdays in the language; if not, it would tell them in another one. */
export const hasDates = (locale: string) => Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
