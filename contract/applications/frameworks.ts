/** The catalog of laws, standards and principles: their requirements and the company's coverage. */
import * as z from 'zod';
import { Text } from '#contract/http/list.ts';
import { route } from '#contract/http/route.ts';
import { ApplicationFrameworks } from '#domain/applicability/judgment.ts';
import { LAW_ROLES } from '#domain/applicability/roles.ts';
import { FRAMEWORK_STATUSES } from '#domain/enumerations.ts';
import { Framework } from '#domain/frameworks/framework.ts';
import { FrameworkCoverage, ListedFramework } from '#domain/frameworks/framework-coverage.ts';
import { SettingQuery, SettingSummary } from '#domain/frameworks/setting.ts';
import { permissions } from '#domain/permissions.ts';
import { Report } from '#domain/report/report.ts';
import { ownFrameworks } from './own-frameworks.ts';

const { readFrameworks: allow } = permissions;
const YesOrNo = z.enum(['true', 'false']);

export const frameworks = {
  'GET /frameworks': route({
    id: 'listFrameworks',
    allow,
    viewable: true,
    summary: 'List the frameworks of the catalog. Only for administrators and company-level reviewers',
    query: z.strictObject({
      text: Text,
      status: z.array(z.enum(FRAMEWORK_STATUSES)).optional(),
      enabled: YesOrNo.optional(),
    }),
    response: z.object({
      frameworks: z.array(ListedFramework),
      catalog_version: z.string().meta({ description: "A hash of the catalog's content." }),
    }),
  }),
  'GET /frameworks/names': route({
    id: 'listFrameworkNames',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List the names of all catalog frameworks and of the enabled company frameworks. For all roles',
    response: z.object({ frameworks: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  'GET /frameworks/{id}': route({
    id: 'getFramework',
    allow,
    viewable: true,
    summary: 'Get a framework with all its requirements, in English and Spanish',
    response: Framework,
  }),
  ...ownFrameworks,
  'GET /frameworks/{id}/coverage': route({
    id: 'getFrameworkCoverage',
    allow,
    viewable: true,
    summary: 'Get the coverage of a framework by requirement across applications, today or on an earlier day',
    query: z.strictObject({
      as_of: z.iso.date().optional(),
      text: Text.meta({ description: 'Lists only the applications whose name contains these words.' }),
    }),
    response: FrameworkCoverage,
  }),
  'PUT /frameworks/{id}/setting': route({
    id: 'updateFrameworkSetting',
    allow,
    versioned: true,
    summary:
      'Enable a framework for the company and set its owner and target date. Omitted parameters keep their values',
    query: SettingQuery,
    response: SettingSummary,
  }),
  'GET /applications/{id}/frameworks': route({
    id: 'listApplicationFrameworks',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List the enabled frameworks with their applicability to an application, as suggested and as decided',
    response: ApplicationFrameworks,
  }),
  'PUT /applications/{id}/frameworks/{frameworkId}/setting': route({
    id: 'decideFrameworkApplicability',
    allow: permissions.judgeRisks,
    versioned: true,
    summary:
      "Decide whether a framework applies to an application, with a reason if it does not, and set the company's role under it",
    query: z
      .strictObject({
        applicable: YesOrNo,
        reason: z.string().default('').meta({ description: 'At least 20 characters if the framework does not apply.' }),
        role: z.enum(LAW_ROLES).optional(),
      })
      .meta({ examples: [{ applicable: 'true', reason: 'People in the European Union use it.' }] }),
    response: ApplicationFrameworks,
  }),
  'GET /applications/{id}/frameworks/{frameworkId}/report': route({
    id: 'getComplianceReport',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get the compliance report of an application for a framework: requirements, controls and evidence',
    response: Report,
  }),
  'POST /applications/{id}/frameworks/{frameworkId}/reports': route({
    id: 'createComplianceReport',
    allow: permissions.readObjects,
    summary: 'Create a compliance report to download. Its checksum is recorded in the audit log of the application',
    response: z.object({
      report: Report,
      seal: z.string().meta({ description: 'The SHA-256 checksum of the report with its fields in order.' }),
    }),
    status: 201,
  }),
};
