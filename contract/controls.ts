/** Controls of an application, their requirements and risks, and their evidence. */
import * as z from 'zod';
import { ControlChange, ListedControl, ShownControl } from '#domain/controls/control.ts';
import { controlList } from '#domain/controls/control-list.ts';
import { removalRules } from '#domain/controls/control-rules.ts';
import { ListedEvidence, NewEvidence } from '#domain/controls/evidence.ts';
import { evidenceList } from '#domain/controls/evidence-list.ts';
import { Id } from '#domain/entity.ts';
import { permissions } from '#domain/permissions.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { besides, countsOf, filterOf, queryOf, Text } from './list.ts';
import { route } from './route.ts';

/** Owners may work on their controls regardless of role, so these routes check the owner. */
const { readObjects: allow } = permissions;

export const controls = {
  'GET /applications/{id}/controls': route({
    allow,
    viewable: true,
    summary:
      'The controls of an application: those that the frameworks ask for that apply to it, and that its risks propose',
    query: filterOf(controlList),
    response: z.object({
      controls: z.array(ListedControl),
      ...countsOf(controlList),
      frameworks: z
        .array(z.object({ id: z.string(), name: z.string() }))
        .meta({ description: 'What the frameworks are called that ask for them.' }),
    }),
  }),
  'GET /applications/{id}/controls/{controlId}': route({
    allow,
    viewable: true,
    summary: 'One control of an application: what is asked, what is done about it, and what shows that',
    response: ShownControl,
  }),
  'PATCH /applications/{id}/controls/{controlId}': route({
    allow,
    versioned: true,
    summary: 'Work on a control, or review the work of others: what is not said stays as it is',
    body: ControlChange,
    response: ShownControl,
  }),
  'POST /applications/{id}/controls/{controlId}/evidence': route({
    allow,
    versioned: true,
    summary: 'Give a piece of evidence for a control, or use one that there is already',
    body: NewEvidence,
    response: ShownControl,
    status: 201,
  }),
  'DELETE /applications/{id}/controls/{controlId}/evidence': route({
    allow,
    versioned: true,
    summary: 'Take a piece of evidence away from a control. An accepted one that has no other in force is returned',
    query: z.strictObject({ evidence_id: Id, reason: fieldOf(removalRules.reason).optional() }).meta({
      examples: [{ evidence_id: '5f0c6a0e-7a4b-4a55-8f63-0b7a3b0c9d11', reason: 'It is of the model before.' }],
    }),
    response: ShownControl,
  }),
  'GET /applications/{id}/evidence': route({
    allow,
    viewable: true,
    summary: 'Pieces of evidence that can be used for this application: its own first, then others that you can see',
    query: z.strictObject({ text: Text }),
    response: z.object({ evidence: z.array(ListedEvidence), total: z.int() }),
  }),
  'GET /evidence': route({
    allow: permissions.readFrameworks,
    viewable: true,
    summary: 'Every piece of evidence of the company, what it proves and when it ends',
    query: queryOf(evidenceList, 'expires_on'),
    response: z.object({ evidence: z.array(ListedEvidence), ...besides(evidenceList) }),
  }),
};
