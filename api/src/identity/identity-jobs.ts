import { auditForwarding } from './audit/forwarding/forward-audit.ts';
import { auditSealing } from './audit/seals/seal-audit.ts';
import { pushDelivery } from './push/push-delivery.ts';
import { samlCleanup } from './single-sign-on/saml/saml-cleanup.ts';

export const identityJobs = { auditForwarding, auditSealing, pushDelivery, samlCleanup };
