/** Company-defined frameworks. They are read under /frameworks like those of the catalog. */
import * as z from 'zod';
import { CommonControlName } from '#domain/controls/control-name.ts';
import { THEMES } from '#domain/controls/keys.ts';
import {
  OwnFramework,
  OwnFrameworkDraft,
  OwnFrameworkVersion,
  WholeOwnFramework,
} from '#domain/own-framework/own-framework.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

const { readFrameworks: allow } = permissions;

const VersionChanges = z
  .object({ added: z.array(z.string()), changed: z.array(z.string()), removed: z.array(z.string()) })
  .meta({ description: 'Against the version before, by the ids of requirements: none of the first.' });

const NamedControl = z.object({
  id: CommonControlName,
  theme: z.enum(THEMES),
  title: z.object({ en: z.string(), es: z.string() }),
});

export const ownFrameworks = {
  'GET /common-controls': route({
    allow,
    viewable: true,
    summary: 'What the common controls are called, to link a framework of the company’s own to them',
    response: z.object({ controls: z.array(NamedControl) }),
  }),
  'GET /own-frameworks': route({
    allow,
    viewable: true,
    summary: 'The frameworks that the company made, those that are retired too',
    response: z.object({ own_frameworks: z.array(OwnFramework) }),
  }),
  'POST /own-frameworks': route({
    allow,
    summary: 'Add a framework of the company’s own',
    body: OwnFrameworkDraft,
    response: OwnFramework,
    status: 201,
  }),
  'GET /own-frameworks/{id}': route({
    allow,
    viewable: true,
    summary: 'One of them with what it asks, as it is changed',
    response: WholeOwnFramework,
  }),
  'PUT /own-frameworks/{id}': route({
    allow,
    versioned: true,
    summary: 'Change a framework of the company’s own; where it asks something else then, that is a new version',
    body: OwnFrameworkDraft,
    response: OwnFramework,
  }),
  'PATCH /own-frameworks/{id}': route({
    allow,
    versioned: true,
    summary: 'Retire it, or bring it back. One that is retired is kept as it was, and not listed under /frameworks',
    body: z.strictObject({ retired: z.boolean() }).meta({ examples: [{ retired: true }] }),
    response: OwnFramework,
  }),
  'GET /own-frameworks/{id}/versions': route({
    allow,
    viewable: true,
    summary: 'Its versions, the latest first',
    response: z.object({ versions: z.array(OwnFrameworkVersion.omit({ requirements: true })) }),
  }),
  'GET /own-frameworks/{id}/versions/{number}': route({
    allow,
    viewable: true,
    summary: 'What it asked in one version, and what of that is other than before',
    params: z.object({ id: z.string(), number: z.coerce.number().int().min(1).max(9999) }),
    response: OwnFrameworkVersion.extend({ changes: VersionChanges }),
  }),
};
