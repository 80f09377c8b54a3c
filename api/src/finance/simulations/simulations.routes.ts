import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams } from 'shared-contracts/common';
import { Simulation, SimulationQuery } from 'shared-contracts/finance/simulations';
import { findUserPreferences } from '../../identity/public.ts';
import { createRouting } from '../../network/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { ExcelResponse, sendSheets } from '../../platform/excel/send-sheets.ts';
import { simulateTerms } from './simulate-terms.ts';
import { toSimulationSheets } from './simulation-sheets.ts';

const READ = needs('contract', 'read');

/** Amounts that other terms of a contract would have charged. */
export const simulationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const routing = createRouting(app);

  app.get(
    '/contracts/:id/simulation',
    {
      ...READ,
      schema: { params: IdParams, querystring: SimulationQuery, response: { 200: Simulation, 409: ErrorBody } },
    },
    (request) => simulateTerms(db, routing, callerOf(request), request.params.id, request.query),
  );

  app.get(
    '/contracts/:id/simulation/export',
    {
      ...READ,
      schema: { params: IdParams, querystring: SimulationQuery, response: { 200: ExcelResponse, 409: ErrorBody } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const simulation = await simulateTerms(db, routing, caller, request.params.id, request.query);
      const { zone, language } = await findUserPreferences(db, caller.userId);
      return sendSheets(reply, 'tariff-simulation.xlsx', toSimulationSheets(simulation, language, zone));
    },
  );
};
