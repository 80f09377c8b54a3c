import { organizationRoutes as administrationRoutes } from './organizations/administration/organizations.routes.ts';
import { organizationPictureRoutes } from './organizations/settings/pictures.routes.ts';
import { organizationSettingsRoutes } from './organizations/settings/settings.routes.ts';
import { organizationSetupRoutes } from './organizations/setup/setup.routes.ts';

export const organizationRoutes = [
  administrationRoutes,
  organizationPictureRoutes,
  organizationSettingsRoutes,
  organizationSetupRoutes,
];
