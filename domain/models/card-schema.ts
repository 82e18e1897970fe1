/** The API schema of a model card. Separate, because few functions need the schemas of points. */
import * as z from 'zod';
import { Id } from '#domain/entity.ts';
import { About, Section } from '#domain/legal/legal-document.ts';
import { MOST_USING } from './rules.ts';

export const ModelCard = About.extend({
  model: z.object({ id: Id, name: z.string() }),
  application_count: z
    .int()
    .meta({ description: `Applications that use it and that you can access. The card shows the first ${MOST_USING}.` }),
  sections: z.array(Section),
  may_edit: z.boolean().meta({ description: 'Whether you can answer points.' }),
}).meta({ title: 'ModelCard' });
export type ModelCard = z.output<typeof ModelCard>;
