/** How administrators connect the corporate directory: its tokens, and the rules for its groups. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { directoryRuleRules } from '#domain/directory/rule.ts';
import { Actor, Id, Instant, Named } from '#domain/entity.ts';
import { ROLES } from '#domain/enumerations.ts';
import { permissions } from '#domain/permissions.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { ADMINISTERED_BY_PEOPLE } from './administered.ts';

const ById = z.object({ id: z.uuid() });

const Token = z
  .object({ id: Id, created_at: Instant, created_by: Actor, last_used_at: Instant.nullable() })
  .meta({ title: 'DirectoryToken' });
const Rule = z
  .object({
    id: Id,
    directory_group: z.string().meta({ description: 'The name of a directory group.' }),
    role: z.enum(ROLES),
    resource_groups: z.array(Named),
    members: z.int().meta({ description: 'The number of people in the directory group.' }),
  })
  .meta({ title: 'DirectoryRule' });
export type ShownRule = z.output<typeof Rule>;

const Directory = z
  .object({
    address: z.url().meta({ description: 'The SCIM 2.0 base URL to enter in the directory.' }),
    tokens: z.array(Token),
    rules: z.array(Rule),
    groups: z
      .array(z.object({ id: Id, name: z.string(), members: z.int() }))
      .meta({ description: 'The groups provisioned by the directory and those named in rules.' }),
    people: z.int().meta({ description: 'The number of people provisioned by the directory.' }),
  })
  .meta({ title: 'CorporateDirectory' });
export type ShownDirectory = z.output<typeof Directory>;

const RuleDraft = schemaOf(directoryRuleRules).meta({
  title: 'DirectoryRuleDraft',
  examples: [{ directory_group: 'Claims team', role: 'ApplicationContributor', resource_groups: [] }],
});
export type RuleDraft = z.output<typeof RuleDraft>;

const { administer: allow } = permissions;

export const directory = {
  'GET /access/directory': route({
    id: 'getCorporateDirectory',
    allow,
    viewable: true,
    summary: 'Get the connection to the corporate directory',
    response: Directory,
  }),
  'POST /access/directory/tokens': route({
    id: 'createDirectoryToken',
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Create a token for the corporate directory. The response is the only place that shows it',
    response: z.object({ id: Id, token: z.string() }),
    shown: 'once',
    status: 201,
  }),
  'DELETE /access/directory/tokens/{id}': route({
    id: 'revokeDirectoryToken',
    ...ADMINISTERED_BY_PEOPLE,
    params: ById,
    summary: 'Revoke a token of the corporate directory',
  }),
  'POST /access/directory/rules': route({
    id: 'createDirectoryRule',
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Add a rule that gives the members of a directory group a role within application groups',
    body: RuleDraft,
    response: Rule,
    status: 201,
  }),
  'PUT /access/directory/rules/{id}': route({
    id: 'updateDirectoryRule',
    ...ADMINISTERED_BY_PEOPLE,
    params: ById,
    summary: 'Change a rule. The roles of all affected people are updated',
    body: RuleDraft,
    response: Rule,
  }),
  'DELETE /access/directory/rules/{id}': route({
    id: 'deleteDirectoryRule',
    ...ADMINISTERED_BY_PEOPLE,
    params: ById,
    summary: 'Remove a rule. Only the roles that it gave are revoked',
  }),
  'GET /access/directory/groups/{id}/members': route({
    id: 'listDirectoryGroupMembers',
    allow,
    viewable: true,
    params: ById,
    summary: 'List the first members of a directory group, to preview the people affected by a rule',
    response: z.object({ total: z.int(), first: z.array(Named) }),
  }),
};
