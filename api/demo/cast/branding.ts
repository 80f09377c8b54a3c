import type { OrganizationSettings } from 'shared-contracts/identity/organizations';
import { favicon, loginImage } from '../drawing/pictures.ts';
import type { Builders } from '../builders.ts';
import { BRANDS } from './brands.ts';
import type { Companies } from './organizations.ts';
import type { People } from './people.ts';

/** Pending changes of Ceylon Harvest's branding. */
const WANTED: OrganizationSettings = {
  contactEmail: 'exports@harvest.example',
  supportEmail: 'support@harvest.example',
  accentColor: '#166534',
  homeDescription: 'Tea and spices from the estates to the port. Orders for the week close on Friday at noon.',
};

/** The pictures of the branded portals, generated here, and a change that awaits root. */
export async function branding(build: Builders, companies: Companies, { owner }: People) {
  for (const company of ['serendib', 'meridian'] as const) {
    const { accentColor } = BRANDS[company];
    const organizationId = companies[company].id;
    await build.picture({ organizationId, kind: 'favicon', content: favicon(accentColor) });
    await build.picture({ organizationId, kind: 'loginImage', content: loginImage(accentColor) });
  }
  await build.organizationChange({ organizationId: companies.harvest.id, userId: owner.id, changes: WANTED });
}
