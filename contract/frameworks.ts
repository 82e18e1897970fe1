/** The catalog of laws, standards and principles: their requirements and the company's coverage. */
import * as z from 'zod';
import { ApplicationFrameworks } from '#domain/applicability/judgment.ts';
import { LAW_ROLES } from '#domain/applicability/roles.ts';
import { FRAMEWORK_STATUSES } from '#domain/enumerations.ts';
import { Framework } from '#domain/frameworks/framework.ts';
import { FrameworkCoverage, ListedFramework } from '#domain/frameworks/framework-coverage.ts';
import { SettingQuery, SettingSummary } from '#domain/frameworks/setting.ts';
import { permissions } from '#domain/permissions.ts';
import { Report } from '#domain/report/report.ts';
import { Text } from './list.ts';
import { ownFrameworks } from './own-frameworks.ts';
import { route } from './route.ts';

const { readFrameworks: allow } = permissions;
const YesOrNo = z.enum(['true', 'false']);

export const frameworks = {
  'GET /frameworks': route({
    allow,
    viewable: true,
    summary: 'The frameworks of the catalog, for administrators and for reviewers of the whole company',
    query: z.strictObject({
      text: Text,
      status: z.array(z.enum(FRAMEWORK_STATUSES)).optional(),
      enabled: YesOrNo.optional(),
    }),
    response: z.object({
      frameworks: z.array(ListedFramework),
      catalog_version: z.string().meta({ description: 'A hash of all that the catalog says.' }),
    }),
  }),
  'GET /frameworks/names': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'What the frameworks of the catalog are called, and those of the company that are enabled, for everybody',
    response: z.object({ frameworks: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  'GET /frameworks/{id}': route({
    allow,
    viewable: true,
    summary: 'One framework with all that it asks, in English and Spanish',
    response: Framework,
  }),
  ...ownFrameworks,
  'GET /frameworks/{id}/coverage': route({
    allow,
    viewable: true,
    summary: 'What of a framework is covered in how many applications, today or as of another day',
    query: z.strictObject({
      as_of: z.iso.date().optional(),
      text: Text.meta({ description: 'Of the applications, those whose name has it are listed.' }),
    }),
    response: FrameworkCoverage,
  }),
  'PUT /frameworks/{id}/setting': route({
    allow,
    versioned: true,
    summary: 'Enable a framework for the company, and say who answers for it and until when; what is left out stays',
    query: SettingQuery,
    response: SettingSummary,
  }),
  'GET /applications/{id}/frameworks': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Which of the enabled frameworks concern an application: what is proposed, and what people decided',
    response: ApplicationFrameworks,
  }),
  'PUT /applications/{id}/frameworks/{frameworkId}/setting': route({
    allow: permissions.judgeRisks,
    versioned: true,
    summary:
      'Decide whether a framework concerns an application; why, where it does not; and what the company is under it',
    query: z
      .strictObject({
        applicable: YesOrNo,
        reason: z.string().default('').meta({ description: 'At least 20 characters where it does not concern it.' }),
        role: z.enum(LAW_ROLES).optional(),
      })
      .meta({ examples: [{ applicable: 'true', reason: 'People in the European Union use it.' }] }),
    response: ApplicationFrameworks,
  }),
  'GET /applications/{id}/frameworks/{frameworkId}/report': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'How an application stands to a framework: what is asked, what is done about it, and the proof',
    response: Report,
  }),
  'POST /applications/{id}/frameworks/{frameworkId}/reports': route({
    allow: permissions.readObjects,
    summary: 'Make such a report to take along: the history of the application has its seal',
    response: z.object({
      report: Report,
      seal: z.string().meta({ description: 'The SHA-256 of the report, its fields in order.' }),
    }),
    status: 201,
  }),
};
