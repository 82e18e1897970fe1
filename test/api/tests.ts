/** Helpers for bias tests over HTTP: an application with documents, and the people who request tests of them. */

import type * as z from 'zod';
import type { ImpactTable } from '#domain/bias/result/impact.ts';
import type { Upload } from '#domain/documents/document.ts';
import { NewTest } from '#domain/tests/test.ts';
import { eventually } from '#test/eventually.ts';
import { makeGroup, signedIn, someName } from './people.ts';

export type Person = Pick<Awaited<ReturnType<typeof signedIn>>, 'id' | 'ask' | 'api'>;
type At = { id: string };

/** An application, its editor, its reviewer, and a person who can only read it. */
export const scene = async () => {
  const group = await makeGroup();
  const [ada, rita, sam] = await Promise.all([
    signedIn('ApplicationContributor', [group]),
    signedIn('ApplicationReviewer', [group]),
    signedIn('ApplicationApprover', [group]),
  ]);
  const { id } = await ada.api('POST /applications', {
    body: { name: someName('Tested'), resource_groups: [group.id], owner: ada.email },
  });
  return { group, ada, rita, sam, params: { id } };
};

const send = ({ url, fields }: Upload, content: Blob) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', content);
  return fetch(url, { method: 'POST', body: form });
};

/** Starts an upload; `send` transfers the file. */
export const begin = async ({ api }: Person, params: At, name: string, content: string | Blob) => {
  const file = new Blob([content]);
  const body = { name, size: file.size };
  const { document, upload } = await api('POST /applications/{id}/documents', { params, body });
  return { document, send: () => send(upload, file) };
};

export const uploaded = async (person: Person, params: At, name: string, content: string | Blob) => {
  const { document, send: sent } = await begin(person, params, name, content);
  await sent();
  return eventually(async () => {
    const found = await person.api('GET /documents/{id}', { params: { id: document.id } });
    if (found.state !== 'ready') throw new Error(`It is ${found.state}: ${found.versions.at(-1)?.error}`);
    return found;
  });
};

const YES_NO = [
  { value: 'yes', means: 'selected' as const },
  { value: 'no', means: 'not_selected' as const },
];

/** A plan for rows with the columns `hired` and `sex`, unless overridden. */
export const planOf = (more: object = {}) => ({
  ...{ type: 'fairness_ml_user' as const, shape: 'rows' as const },
  columns: { outcome: 'hired', attributes: ['sex'] },
  outcomes: YES_NO,
  ...more,
});

export const COUNTED = {
  ...{ type: 'fairness_ml_user' as const, shape: 'aggregate' as const },
  columns: { attribute: 'attribute', group: 'group', n: 'n', selected: 'selected' },
};

/** A plan for answers to prompts, with columns that name the model. */
export const ANSWERED = {
  ...{ type: 'fairness_llm_user' as const, shape: 'rows' as const, baselines: ['1'] },
  columns: {
    ...{ prompt_id: 'prompt_id', group: 'group', is_baseline: 'is_baseline', repetition: 'repetition' },
    ...{ decision: 'decision', refused: 'refused' },
    ...{ model: 'model', model_version: 'model_version', temperature: 'temperature' },
  },
  outcomes: YES_NO,
  refusals: [
    { value: '1', means: 'refused' as const },
    { value: '0', means: 'answered' as const },
  ],
};

export const MADE_UP = {
  ...{ type: 'fairness_ml_synthetic' as const, shape: 'rows' as const, outcomes: YES_NO },
  columns: { profile_id: 'profile_id', attribute: 'attribute', group: 'group', outcome: 'outcome' },
  generated: { reason: 'Nobody was ranked yet.', method: 'A full design over two features.' },
};

export const ask = ({ api }: Person, params: At, { id }: At, plan: object = planOf()) => {
  const body = { purpose: 'Who is hired', document: { id }, plan };
  NewTest.parse(body);
  return api('POST /applications/{id}/tests', { params, body: body as z.input<typeof NewTest> }); // parsed above
};

export const whenEnded = ({ api }: Person, params: At, { id: taskId }: At) =>
  eventually(async () => {
    const found = await api('GET /applications/{id}/tests/{taskId}', { params: { ...params, taskId } });
    if (!['ready', 'error'].includes(found.state)) throw new Error(`It is ${found.state}.`);
    return found;
  });

const rowsOf = (group: string, yes: number, no: number) => [
  ...Array<string>(yes).fill(`${group},yes`),
  ...Array<string>(no).fill(`${group},no`),
];

/** 120 rows. */
export const SMALL = ['sex,hired', ...rowsOf('a', 30, 30), ...rowsOf('b', 20, 40)].join('\n');

export const ONE = '/applications/{id}/tests/{taskId}' as const;
export const at = ({ id }: At, { id: taskId }: At) => ({ id, taskId });

export const resultOf = (person: Person, params: At, one: At) =>
  person.api(`GET ${ONE}/result`, { params: at(params, one) });

export const impactOf = (tables: readonly { kind: string }[]) =>
  tables.filter((table): table is ImpactTable => table.kind === 'impact');

/** Uploads a file, requests a test with it, and waits for the end of the test. */
export const tested = async (person: Person, params: At, name: string, content: string | Blob, plan?: object) =>
  whenEnded(
    person,
    params,
    await ask(person, params, { id: (await uploaded(person, params, name, content)).id }, plan),
  );
