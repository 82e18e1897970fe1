import * as z from 'zod';
import { Actor, Recorded } from '#domain/entity.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { LIST_NAMES } from './names.ts';
import { SHARED_WITH, viewRules } from './view-rules.ts';

const ListName = z.enum(LIST_NAMES);

/** The list and the owner of a view never change. */
export const ListViewChange = schemaOf(viewRules).meta({
  title: 'ListViewChange',
  examples: [{ name: 'High risk', query: 'risk_tier=high&sort=-updated_at', shared_with: 'everybody' }],
});
export type ListViewChange = z.output<typeof ListViewChange>;

export const NewListView = z
  .strictObject({ list: ListName, ...ListViewChange.shape })
  .meta({ title: 'NewListView', examples: [{ list: 'applications', name: 'High risk', query: 'risk_tier=high' }] });
export type NewListView = z.output<typeof NewListView>;

/** A saved view of a list, private or shared. */
export const ListView = z
  .object({
    ...Recorded.shape,
    list: ListName,
    name: z.string(),
    query: z.string(),
    shared_with: z.enum(SHARED_WITH),
    owner: Actor,
  })
  .meta({ title: 'ListView' });
export type ListView = z.output<typeof ListView>;
