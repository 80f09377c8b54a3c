import type { ColumnType, Generated } from 'kysely';
import type { AlertKind, AlertRole, AlertRuleParams, AlertSeverity } from 'shared-contracts/values/fleet/alerts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** The defaults of the kind apply without a row. */
    alertRules: {
      id: Generated<string>;
      organizationId: string;
      kind: AlertKind;
      isOn: boolean;
      /** Null: as each alert has it. */
      severity: AlertSeverity | null;
      byBell: boolean;
      byMail: boolean;
      /** Defaults to those who manage vehicles or drivers, without people and roles. */
      userIds: string[];
      roles: Generated<AlertRole[]>;
      /** `HH:mm` on the clock of `timeZone`. */
      quietFrom: string | null;
      quietTo: string | null;
      timeZone: string;
      repeatMinutes: number | null;
      escalateMinutes: number | null;
      /** Defaults to the admins, without people and roles. */
      escalateUserIds: string[];
      escalateRoles: Generated<AlertRole[]>;
      contactIds: Generated<string[]>;
      webhookEndpointId: Generated<string | null>;
      params: ColumnType<AlertRuleParams, string | undefined, string>;
      revision: Generated<number>;
    };
    /** Ongoing conditions of vehicles and where they started, before and after the alert. */
    alertConditions: {
      vehicleId: string;
      kind: AlertKind;
      since: number;
      latitude: number;
      longitude: number;
      isRaised: boolean;
    };
    /** Vehicles above the limit of their rule. Times in unix seconds, speed in km/h. */
    speedingStates: {
      vehicleId: string;
      since: number;
      lastAt: number;
      topSpeed: number;
      /** The limit where the top speed was reached. */
      speedLimit: number | null;
      isRaised: boolean;
    };
  }
}
