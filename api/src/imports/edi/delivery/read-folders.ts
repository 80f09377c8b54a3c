import type { EdiReceipt } from 'shared-contracts/edi';
import { type EdiProblem, MAX_EDI_LENGTH } from 'shared-contracts/values/edi';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { findAccount } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { EdiServices } from '../edi-services.ts';
import { storeUnreadable, receiveEdi } from '../receive-edi.ts';
import { parseEdi } from '../syntaxes.rules.ts';
import { archive, type IncomingFile, listIncoming, readIncoming } from './exchange-folder.ts';
import { findPartnerCalled, listFolderOrganizations } from './partners.store.ts';

type Services = EdiServices & { ediFolder: string };
type Organization = { id: string; code: string };

const MAX_BYTES_PER_CHARACTER = 4;
const problemOf = (message: string): EdiProblem => ({ segment: 'ISA', position: null, element: null, message });

/** The user on whose behalf files of a partner are executed. @returns the reason if there is none */
async function findCaller(db: Db, { id: organizationId }: Organization, partner: string): Promise<Caller | string> {
  const settings = await findPartnerCalled(db, { organizationId }, partner);
  if (settings?.method !== 'folder') return `No partner ${partner} uses the folder`;
  const { userId } = settings;
  const account = await findAccount(db, userId);
  const caller = account && { ...account, userId, actorId: null };
  return caller && !caller.isBlocked && hasAccess(caller, { model: 'order', action: 'write' })
    ? caller
    : 'The user in whose name the messages are executed can’t write orders';
}

async function receive(services: Services, organization: Organization, text: string) {
  const keep = (problem: EdiProblem) =>
    storeUnreadable(services, { organizationId: organization.id }, text.slice(0, MAX_EDI_LENGTH), problem);
  const parsed = parseEdi(text);
  if ('problem' in parsed) return keep(parsed.problem);
  const caller = await findCaller(services.db, organization, parsed.interchange.sender);
  return typeof caller === 'string' ? keep(problemOf(caller)) : receiveEdi(services, caller, text);
}

/** The text of the reason file in `failed`. */
function toReason({ state, problem, sets, id }: EdiReceipt): string | null {
  if (state !== 'rejected') return null;
  const problems = problem ? [problem] : sets.flatMap((set) => set.problems);
  return [`EDI message ${id}`, ...problems.map(({ segment, message }) => `${segment}: ${message}`)].join('\n');
}

async function receiveFile(services: Services, organization: Organization, file: IncomingFile): Promise<void> {
  const { ediFolder, now } = services;
  const end = (problem: string | null) => archive(ediFolder, organization.code, file, { problem, now: now() });
  if (file.size > MAX_EDI_LENGTH * MAX_BYTES_PER_CHARACTER) return end(`More than ${MAX_EDI_LENGTH} characters`);
  const text = (await readIncoming(file))?.replaceAll('\0', '');
  if (text === undefined) return undefined;
  if (text.length > MAX_EDI_LENGTH) return end(`More than ${MAX_EDI_LENGTH} characters`);
  return end(toReason(await receive(services, organization, text)));
}

/** Executes the files that partners have put into the folders. One that can't be read now is left for the next time. */
export async function readFolders(services: Services, onError: (error: unknown) => void): Promise<void> {
  for (const organization of await listFolderOrganizations(services.db))
    try {
      for (const file of await listIncoming(services.ediFolder, organization.code, services.now()))
        await receiveFile(services, organization, file).catch(onError);
    } catch (error) {
      onError(error);
    }
}
