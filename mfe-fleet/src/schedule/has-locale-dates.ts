/** Without support for the locale, the browser would name months and weekdays in another language. */
export const hasLocaleDates = (locale: string) => Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
