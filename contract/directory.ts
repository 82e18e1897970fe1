/** How administrators connect the corporate directory: its tokens, and the rules for its groups. */
import * as z from 'zod';
import { directoryRuleRules } from '#domain/directory/rule.ts';
import { Actor, Id, Instant } from '#domain/entity.ts';
import { ROLES } from '#domain/enumerations.ts';
import { permissions } from '#domain/permissions.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { ADMINISTERED_BY_PEOPLE } from './administered.ts';
import { route } from './route.ts';

const ById = z.object({ id: z.uuid() });

const Token = z.object({ id: Id, created_at: Instant, created_by: Actor, last_used_at: Instant.nullable() });
const Rule = z.object({
  id: Id,
  directory_group: z.string().meta({ description: 'The name of a group of the directory.' }),
  role: z.enum(ROLES),
  resource_groups: z.array(z.object({ id: Id, name: z.string() })),
  members: z.int().meta({ description: 'How many people are in the group of the directory.' }),
});
export type ShownRule = z.output<typeof Rule>;

const Directory = z
  .object({
    address: z.url().meta({ description: 'What the directory is told as the base address of SCIM 2.0.' }),
    tokens: z.array(Token),
    rules: z.array(Rule),
    groups: z
      .array(z.object({ id: Id, name: z.string(), members: z.int() }))
      .meta({ description: 'The groups that the directory has told of, and those that rules name.' }),
    people: z.int().meta({ description: 'How many people the directory takes care of.' }),
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
    allow,
    viewable: true,
    summary: 'How the corporate directory is connected',
    response: Directory,
  }),
  'POST /access/directory/tokens': route({
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Make a token for the corporate directory. It is shown this once',
    response: z.object({ id: Id, token: z.string() }),
    shown: 'once',
    status: 201,
  }),
  'DELETE /access/directory/tokens/{id}': route({ ...ADMINISTERED_BY_PEOPLE, params: ById, summary: 'Revoke a token' }),
  'POST /access/directory/rules': route({
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Give a role within application groups to whoever is in a group of the corporate directory',
    body: RuleDraft,
    response: Rule,
    status: 201,
  }),
  'PUT /access/directory/rules/{id}': route({
    ...ADMINISTERED_BY_PEOPLE,
    params: ById,
    summary: 'Change a rule, for everybody whom it concerns',
    body: RuleDraft,
    response: Rule,
  }),
  'DELETE /access/directory/rules/{id}': route({
    ...ADMINISTERED_BY_PEOPLE,
    params: ById,
    summary: 'Remove a rule. What it gave is taken back, and nothing else',
  }),
  'GET /access/directory/groups/{id}/members': route({
    allow,
    viewable: true,
    params: ById,
    summary: 'Some of the people in a group of the corporate directory: whom a rule for it concerns',
    response: z.object({ total: z.int(), first: z.array(z.object({ id: Id, name: z.string() })) }),
  }),
};
