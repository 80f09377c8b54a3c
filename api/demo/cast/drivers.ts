import { createThumbnail } from '../../src/platform/files/thumbnails.ts';
import { DAY } from '../builders/context.ts';
import type { Builders } from '../builders.ts';
import { pdf } from '../drawing/pdf.ts';
import { licence, portrait } from '../drawing/person.ts';

/** The number of different portraits; further drivers reuse them. */
const FACES = 5;
const YEAR = 365 * DAY;
const PLACES = [
  '12 Temple Road, Kandy',
  '48/3 Negombo Road, Wattala',
  '7 Station Lane, Galle',
  '221 Kandy Road, Kurunegala',
  '15 Lake Drive, Anuradhapura',
  '9 Hospital Road, Kalutara',
] as const;
const FAMILY = ['Kumari', 'Sandya', 'Rizwan', 'Priya', 'Nimali'] as const;
const REPORTS = [
  ['policeReport', 'Police clearance report'],
  ['healthReport', 'Medical fitness report'],
] as const;

const nth = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

/** Drivers with all documents, and with some; the others have none in the portal yet. */
const [WHOLE, STARTED] = [2, 5];

async function pictureOf(name: string, content: Buffer) {
  const file = { name: `${name}.png`, mime: 'image/png', content };
  return { file, small: await createThumbnail(file) };
}

/** Profiles and documents of drivers. @param now unix seconds */
export function papersOfDrivers(build: Builders, now: number) {
  const drawn = new Map<string, ReturnType<typeof pictureOf>>();
  const picture = (name: string, n: number, draw: (n: number) => Buffer) => {
    const key = `${name} ${n % FACES}`;
    const made = drawn.get(key) ?? pictureOf(name, draw(n % FACES));
    drawn.set(key, made);
    return made;
  };

  return {
    /** The licence of the second driver of every garage expires soon. */
    profile: (i: number) => ({
      idNumber: String(197_800_000_000 + i * 1_357_911),
      homeAddress: nth(PLACES, i),
      birthDate: now - (27 + ((i * 7) % 30)) * YEAR,
      licenseClasses: ['B', 'C'],
      licenseExpiresAt: now + (i === 1 ? 12 : 120 + i * 61) * DAY,
      policeReportExpiresAt: now + (40 + i * 37) * DAY,
      healthReportExpiresAt: now + (i === 2 ? 21 : 90 + i * 29) * DAY,
      emergencyContactName: nth(FAMILY, i),
      emergencyContactNumber: `+94 71 ${2_000_000 + i * 7_919}`,
      maxHoursPerShift: 10,
      standardRate: `${480 + (i % 5) * 35}.00`,
      overtimeRate: `${720 + (i % 5) * 50}.00`,
      cumulativeHours: 320 + i * 117.5,
    }),
    papers: async (holder: { organizationId: string; driverId: string }, i: number) => {
      if (i >= STARTED) return;
      const photo = await picture('portrait', i, portrait);
      await build.driverFile({ ...holder, kind: 'photo' }, photo.file, photo.small);
      const card = await picture('licence', i, licence);
      await build.driverFile({ ...holder, kind: 'licence' }, card.file, card.small);
      if (i >= WHOLE) return;
      for (const kind of ['idFront', 'idBack'] as const)
        await build.driverFile(
          { ...holder, kind },
          {
            name: `${kind}.pdf`,
            mime: 'application/pdf',
            content: pdf(['National identity card', 'Sample of the demo company, valid nowhere.']),
          },
        );
      for (const [kind, title] of REPORTS)
        await build.driverFile(
          { ...holder, kind },
          {
            name: `${kind}.pdf`,
            mime: 'application/pdf',
            content: pdf([title, 'Sample of the demo company, valid nowhere.']),
          },
        );
    },
  };
}
