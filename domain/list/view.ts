import * as z from 'zod';
import { Actor, Recorded } from '#domain/entity.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { LIST_NAMES } from './names.ts';
import { SHARED_WITH, viewRules } from './view-rules.ts';

const ListName = z.enum(LIST_NAMES);

/** A view's list and owner stay what they are. */
export const ListViewChange = schemaOf(viewRules).meta({
  title: 'ListViewChange',
  examples: [{ name: 'High risk', query: 'risk_tier=high&sort=-updated_at', shared_with: 'everybody' }],
});
export type ListViewChange = z.output<typeof ListViewChange>;

export const NewListView = z
  .strictObject({ list: ListName, ...ListViewChange.shape })
  .meta({ title: 'NewListView', examples: [{ list: 'applications', name: 'High risk', query: 'risk_tier=high' }] });
export type NewListView = z.output<typeof NewListView>;

/** What somebody wants to see of a list again, or wants everybody to see. */
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
