import type { Generated, JSONColumnType } from 'kysely';
import type { FieldError } from 'shared-contracts/common';
import type { HolidayRule } from 'shared-contracts/values/orders/recurring-orders';

export type RunError = { code: string; message: string; fields: Record<string, FieldError> };

declare module '../../platform/database/database.ts' {
  interface Tables {
    recurringOrders: {
      id: Generated<string>;
      organizationId: string;
      startDay: string;
      endDay: string | null;
      daysAhead: number;
      isSubmitted: boolean;
      createdBy: string;
      createdAt: number;
      /** When the job handles it next. */
      dueAt: number;
      revision: Generated<number>;
    };
    recurringOrderPhases: {
      recurringOrderId: string;
      fromDay: string;
      templateId: string;
      timeZone: string;
      weekdays: number[];
      times: string[];
      onHoliday: HolidayRule;
    };
    recurringOrderPauses: {
      recurringOrderId: string;
      fromDay: string;
      toDay: string | null;
    };
    recurringOrderRuns: {
      recurringOrderId: string;
      day: string;
      time: string;
      orderId: string | null;
      error: JSONColumnType<RunError | null>;
      madeAt: number;
    };
    holidays: {
      organizationId: string;
      day: string;
      name: string;
    };
  }
}
