/** Company-defined frameworks. They are read under /frameworks like those of the catalog. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { CommonControlName } from '#domain/controls/control-name.ts';
import { THEMES } from '#domain/controls/keys.ts';
import { Words } from '#domain/frameworks/framework.ts';
import {
  OwnFramework,
  OwnFrameworkDraft,
  OwnFrameworkVersion,
  WholeOwnFramework,
} from '#domain/own-framework/own-framework.ts';
import { permissions } from '#domain/permissions.ts';

const { readFrameworks: allow } = permissions;

const VersionChanges = z
  .object({ added: z.array(z.string()), changed: z.array(z.string()), removed: z.array(z.string()) })
  .meta({
    description: 'The IDs of the requirements that differ from the previous version. Empty for the first version.',
  });

const NamedControl = z.object({
  id: CommonControlName,
  theme: z.enum(THEMES),
  title: Words,
});

export const ownFrameworks = {
  'GET /common-controls': route({
    id: 'listCommonControls',
    allow,
    viewable: true,
    summary: 'List the names of the common controls, to which company frameworks can be linked',
    response: z.object({ controls: z.array(NamedControl) }),
  }),
  'GET /own-frameworks': route({
    id: 'listOwnFrameworks',
    allow,
    viewable: true,
    summary: 'List the company frameworks, including retired ones',
    response: z.object({ own_frameworks: z.array(OwnFramework) }),
  }),
  'POST /own-frameworks': route({
    id: 'createOwnFramework',
    allow,
    summary: 'Add a company framework',
    body: OwnFrameworkDraft,
    response: OwnFramework,
    status: 201,
  }),
  'GET /own-frameworks/{id}': route({
    id: 'getOwnFramework',
    allow,
    viewable: true,
    summary: 'Get a company framework with its current requirements',
    response: WholeOwnFramework,
  }),
  'PUT /own-frameworks/{id}': route({
    id: 'updateOwnFramework',
    allow,
    versioned: true,
    summary: 'Change a company framework. Changed requirements create a new version',
    body: OwnFrameworkDraft,
    response: OwnFramework,
  }),
  'PATCH /own-frameworks/{id}': route({
    id: 'retireOwnFramework',
    allow,
    versioned: true,
    summary:
      'Retire or reactivate a company framework. A retired framework is read-only and not listed under /frameworks',
    body: z.strictObject({ retired: z.boolean() }).meta({ examples: [{ retired: true }] }),
    response: OwnFramework,
  }),
  'GET /own-frameworks/{id}/versions': route({
    id: 'listOwnFrameworkVersions',
    allow,
    viewable: true,
    summary: 'List the versions of a company framework, newest first',
    response: z.object({ versions: z.array(OwnFrameworkVersion.omit({ requirements: true })) }),
  }),
  'GET /own-frameworks/{id}/versions/{number}': route({
    id: 'getOwnFrameworkVersion',
    allow,
    viewable: true,
    summary: 'Get a version of a company framework with its changes from the previous version',
    params: z.object({ id: z.string(), number: z.coerce.number().int().min(1).max(9999) }),
    response: OwnFrameworkVersion.extend({ changes: VersionChanges }),
  }),
};
