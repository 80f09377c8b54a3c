import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) at the cost that OWASP advises: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

const nobody = hashPassword('nobody has this password');

/** Without a hash it works as long and fails: the time tells nothing about whether the login exists. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
