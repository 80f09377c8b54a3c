import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommended cost for Argon2id, the library's default: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

const dummyHash = hashPassword('nobody has this password');

/** Without a hash it takes the same time and fails, so that the timing does not reveal whether the login exists. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== undefined;
}
