/** The catalogue: laws, standards and principles, and what each asks. */
import * as z from 'zod';
import { FRAMEWORK_STATUSES } from '#domain/enumerations.ts';
import { Framework, FrameworkSummary } from '#domain/framework.ts';
import { permissions } from '#domain/permissions.ts';
import { Text } from './list.ts';
import { route } from './route.ts';

const { readFrameworks: allow } = permissions;

export const frameworks = {
  'GET /frameworks': route({
    allow,
    viewable: true,
    summary: 'The frameworks of the catalog, for administrators and for reviewers of the whole company',
    query: z.strictObject({ text: Text, status: z.array(z.enum(FRAMEWORK_STATUSES)).optional() }),
    response: z.object({
      frameworks: z.array(FrameworkSummary),
      catalog_version: z.string().meta({ description: 'A hash of all that the catalog says.' }),
    }),
  }),
  'GET /frameworks/{id}': route({
    allow,
    viewable: true,
    summary: 'One framework with all that it asks, in English and Spanish',
    response: Framework,
  }),
};
