/** Controls of an application, their requirements and risks, and their evidence. */
import * as z from 'zod';
import { countsOf, filterOf, pageFields, queryOf, Text } from '#contract/http/list.ts';
import { route } from '#contract/http/route.ts';
import { ControlChange, ListedControl, ShownControl } from '#domain/controls/control.ts';
import { controlList } from '#domain/controls/control-list.ts';
import { removalRules } from '#domain/controls/control-rules.ts';
import { ListedEvidence, NewEvidence } from '#domain/controls/evidence.ts';
import { evidenceList } from '#domain/controls/evidence-list.ts';
import { Id } from '#domain/entity.ts';
import { permissions } from '#domain/permissions.ts';
import { fieldOf } from '#domain/schema-of.ts';

/** Owners may work on their controls regardless of role, so these routes check the owner. */
const { readObjects: allow, doAssignedWork } = permissions;

export const controls = {
  'GET /applications/{id}/controls': route({
    id: 'listControls',
    allow,
    viewable: true,
    summary: 'List the controls of an application that its applicable frameworks require or its risks suggest',
    query: filterOf(controlList),
    response: z.object({
      controls: z.array(ListedControl),
      ...countsOf(controlList),
      frameworks: z
        .array(z.object({ id: z.string(), name: z.string() }))
        .meta({ description: 'The frameworks that require these controls.' }),
    }),
  }),
  'GET /applications/{id}/controls/{controlId}': route({
    id: 'getControl',
    allow,
    viewable: true,
    summary: 'Get a control of an application with its requirements, implementation and evidence',
    response: ShownControl,
  }),
  'PATCH /applications/{id}/controls/{controlId}': route({
    id: 'updateControl',
    allow: doAssignedWork,
    versioned: true,
    summary: 'Change or review a control. Omitted fields keep their values',
    body: ControlChange,
    response: ShownControl,
  }),
  'POST /applications/{id}/controls/{controlId}/evidence': route({
    id: 'addControlEvidence',
    allow: doAssignedWork,
    versioned: true,
    summary: 'Add evidence to a control, either new or already in the register',
    body: NewEvidence,
    response: ShownControl,
    status: 201,
  }),
  'DELETE /applications/{id}/controls/{controlId}/evidence': route({
    id: 'removeControlEvidence',
    allow: doAssignedWork,
    versioned: true,
    summary: 'Remove evidence from a control. An accepted control that has no other evidence in force is returned',
    query: z.strictObject({ evidence_id: Id, reason: fieldOf(removalRules.reason).optional() }).meta({
      examples: [{ evidence_id: '5f0c6a0e-7a4b-4a55-8f63-0b7a3b0c9d11', reason: 'It refers to the previous model.' }],
    }),
    response: ShownControl,
  }),
  'GET /applications/{id}/evidence': route({
    id: 'listUsableEvidence',
    allow,
    viewable: true,
    summary:
      'List the evidence that can be used for an application: its own first, then other evidence that you can access',
    query: z.strictObject({ text: Text }),
    response: z.object({ evidence: z.array(ListedEvidence), total: z.int() }),
  }),
  'GET /evidence': route({
    id: 'listEvidence',
    allow: permissions.readFrameworks,
    viewable: true,
    summary: 'List all evidence of the company with the controls that it supports and its expiry date',
    query: queryOf(evidenceList, 'expires_on'),
    response: z.object({ evidence: z.array(ListedEvidence), ...pageFields(evidenceList) }),
  }),
};
