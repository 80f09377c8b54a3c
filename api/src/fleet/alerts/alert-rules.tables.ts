import type { ColumnType, Generated } from 'kysely';
import type { AlertKind, AlertRole, AlertRuleParams, AlertSeverity } from 'shared-contracts/values/fleet/alerts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Without a row the defaults of the kind hold. */
    alertRules: {
      id: Generated<string>;
      organizationId: string;
      kind: AlertKind;
      isOn: boolean;
      /** Null: as each alert has it. */
      severity: AlertSeverity | null;
      byBell: boolean;
      byMail: boolean;
      /** Without people and roles: those who manage vehicles or drivers. */
      userIds: string[];
      roles: Generated<AlertRole[]>;
      /** `HH:mm` on the clock of `timeZone`. */
      quietFrom: string | null;
      quietTo: string | null;
      timeZone: string;
      repeatMinutes: number | null;
      escalateMinutes: number | null;
      /** Without people and roles: the admins. */
      escalateUserIds: string[];
      escalateRoles: Generated<AlertRole[]>;
      contactIds: Generated<string[]>;
      webhookEndpointId: Generated<string | null>;
      params: ColumnType<AlertRuleParams, string | undefined, string>;
      revision: Generated<number>;
    };
    /** What goes on at a vehicle, and where it began, before and after it is alerted to. */
    alertConditions: {
      vehicleId: string;
      kind: AlertKind;
      since: number;
      latitude: number;
      longitude: number;
      isRaised: boolean;
    };
    /** Of vehicles that are above the limit of their rule. Times in unix seconds, speed in km/h. */
    speedingStates: {
      vehicleId: string;
      since: number;
      lastAt: number;
      topSpeed: number;
      /** Where the top speed was reached. */
      speedLimit: number | null;
      isRaised: boolean;
    };
  }
}
