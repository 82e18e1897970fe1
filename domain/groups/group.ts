import * as z from 'zod';
import { Recorded } from '#domain/entity.ts';
import { GROUP_TYPES, ROLES } from '#domain/enumerations.ts';
import { fieldOf, schemaOf } from '#domain/schema-of.ts';
import { groupRules } from './rules.ts';

/** A set of applications and vendors for which roles are granted ('Application Group' on screen). */
export const ResourceGroup = z
  .object({
    ...Recorded.shape,
    name: z.string(),
    group_type: z.enum(GROUP_TYPES),
    deleting: z
      .literal(true)
      .optional()
      .meta({ description: 'Set while the group is being deleted. It can no longer be used.' }),
  })
  .meta({ title: 'ResourceGroup' });
export type ResourceGroup = z.output<typeof ResourceGroup>;

export const NewResourceGroup = schemaOf(groupRules).meta({
  title: 'NewResourceGroup',
  examples: [{ name: 'Claims' }],
});
export type NewResourceGroup = z.output<typeof NewResourceGroup>;

/** The type cannot change, because roles depend on it. */
export const ResourceGroupChange = z
  .strictObject({ name: fieldOf(groupRules.name).optional() })
  .meta({ title: 'ResourceGroupChange', examples: [{ name: 'Claims' }] });
export type ResourceGroupChange = z.output<typeof ResourceGroupChange>;

/** A total with the first entries by name. */
const someOf = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ total: z.int(), first: z.array(z.object({ id: z.string(), name: z.string(), ...shape })) });

const Holders = someOf({ roles: z.array(z.enum(ROLES)).meta({ description: "The person's roles in this group." }) });
const Rules = someOf({
  roles: z.array(z.enum(ROLES)).meta({ description: 'The roles that the rule gives in this group.' }),
}).meta({
  description: 'Directory rules that include this group, by the name of the directory group.',
});

/** The content of a group, and everyone who has access through the group. */
export const GroupContents = z
  .object({ applications: someOf({}), vendors: someOf({}), people: Holders, api_clients: Holders, rules: Rules })
  .meta({ title: 'ResourceGroupContents' });
export type GroupContents = z.output<typeof GroupContents>;

const Counts = z.object({
  ...{ applications: z.int(), vendors: z.int(), people: z.int(), api_clients: z.int(), rules: z.int() },
});

/** A list row; counts are included on request. */
export const ListedGroup = ResourceGroup.extend({ counts: Counts.optional() }).meta({ title: 'ListedResourceGroup' });
export type ListedGroup = z.output<typeof ListedGroup>;

export const GroupDetail = ResourceGroup.extend({ contents: GroupContents }).meta({ title: 'ResourceGroup' });
export type GroupDetail = z.output<typeof GroupDetail>;
