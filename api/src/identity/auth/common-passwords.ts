const COUNT = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

async function readDictionary(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, COUNT));
}

/** Loads the most common passwords, in lower case, once. The dictionary lists them by frequency. */
export const loadCommonPasswords = (): Promise<ReadonlySet<string>> => (common ??= readDictionary());
