type Person = { id: string; name: string };

/** The name that is being typed before the caret, and where its @ is. */
export type MentionQuery = { start: number; search: string };

/** Names have up to three words. */
const QUERY = /(?:^|[\s(])@((?:[^@\s]{1,40} ){0,2}[^@\s]{0,40})$/;

/** Undefined: the caret isn't in a mention. */
export function findMentionQuery(text: string, caret: number): MentionQuery | undefined {
  const match = QUERY.exec(text.slice(0, caret));
  if (!match) return undefined;
  const search = match[1] ?? '';
  return { start: caret - search.length - 1, search };
}

/** Replaces the typed part of a name by the name. @returns the text and the new position of the caret */
export function insertMention(text: string, { start, search }: MentionQuery, name: string) {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(start + 1 + search.length).trimStart(), caret: before.length };
}

export const findByName = <P extends Person>(people: readonly P[], search: string): P[] =>
  people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));

const toMention = ({ name }: Pick<Person, 'name'>) => `@${name}`;

/** `at`: its index in the whole text. */
type TextPart = { at: number; text: string; isMention: boolean };

/** Splits a text at its mentions. If several names match, the longest counts. */
export function splitAtMentions(text: string, people: readonly Person[]): TextPart[] {
  const names = people.map(toMention).toSorted((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  const push = (at: number, end: number, isMention: boolean) => {
    if (end > at) parts.push({ at, text: text.slice(at, end), isMention });
  };
  let end = 0;
  while (end < text.length) {
    const from = end;
    const at = Math.min(text.length, ...names.map((name) => text.indexOf(name, from)).filter((index) => index >= 0));
    const name = names.find((candidate) => text.startsWith(candidate, at)) ?? '';
    push(end, at, false);
    push(at, at + name.length, true);
    end = at + name.length;
  }
  return parts;
}

/** The people who are still mentioned in the text, each once. */
export function findMentioned<P extends Person>(text: string, people: readonly P[]): P[] {
  const mentions = new Set(splitAtMentions(text, people).flatMap((part) => (part.isMention ? [part.text] : [])));
  return people.filter(
    (person, index) => mentions.has(toMention(person)) && people.findIndex(({ id }) => id === person.id) === index,
  );
}
