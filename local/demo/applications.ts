/**
 * The applications of the demo company: all tiers, statuses and kinds of models occur. `answers` lists only answers to
 * the intake that differ from the usual ones.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ApplicationDraft } from '#domain/applications/application.ts';
import { APPROVAL_STATUSES } from '#domain/enumerations.ts';

const several = z.string().transform((cell) => (cell ? cell.split(', ') : []));
const orNone = z.string().transform((cell) => cell || null);

const Line = z.object({
  ...ApplicationDraft.omit({ resource_groups: true, vendor_id: true }).shape,
  foundation_models: several,
  approval_status: z.enum(APPROVAL_STATUSES),
  answers: z.string(),
  groups: several,
  vendor: orNone,
});

const [head = '', ...lines] = readFileSync(join(import.meta.dirname, 'applications.csv'), 'utf8')
  .trim()
  .split('\n');

export const APPLICATIONS = lines.map((line) => {
  const cells = line.split(';');
  return Line.parse(Object.fromEntries(head.split(';').map((column, at) => [column, cells[at]])));
});
