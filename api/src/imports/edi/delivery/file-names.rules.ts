/** Folders of an organization: `in` and `out` are for its partners, the others for its operator. */
export const FOLDERS = ['in', 'out', 'done', 'failed'] as const;

const UNSAFE = /[^\w-]+/g;
const toSafe = (text: string) => text.replaceAll(UNSAFE, '_').slice(0, 60);

/** Names of unfinished uploads and hidden files. */
const UNFINISHED = /^\.|\.(?:tmp|part|filepart|swp)$/i;
export const isFinishedName = (name: string) => !UNFINISHED.test(name);

type Message = { partner: string; controlNumber: string; kind: string };

const CONTROL_DIGITS = 9;
/** Sorted as they were written. */
export const toOutName = ({ partner, controlNumber, kind }: Message) =>
  `${toSafe(partner)}-${controlNumber.padStart(CONTROL_DIGITS, '0')}-${toSafe(kind)}.edi`;

/** @returns null if it can't be the name of a folder */
export const toFolderName = (organizationCode: string) =>
  organizationCode.replaceAll(UNSAFE, '') === organizationCode && organizationCode !== '' ? organizationCode : null;

/** A name that no earlier file has. `at` in unix seconds; `n` counts from 0. */
export const toArchivedName = (name: string, at: number, n: number) => `${at}-${n > 0 ? `${n}-` : ''}${name}`;
