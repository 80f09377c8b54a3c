import { dictionary } from '@zxcvbn-ts/language-common';

const COUNT = 10_000;

/** The most common passwords, in lower case. The dictionary lists them by frequency. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, COUNT));
