import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { documentedFields } from '#lambdas/http/documented-fields.ts';

const Named = z.object({ id: z.string(), name: z.string() });
const Page = z.object({
  items: z.array(Named).readonly(),
  owner: Named.nullable(),
  first: Named.optional(),
  by_id: z.record(z.string(), Named),
  result: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('person'), person: Named }),
  ]),
  open: z.looseObject({ id: z.string() }),
});

const ADA = { id: 'ada', name: 'Ada' };
const RECORD = { ...ADA, last_sign_in_at: '2026-11-01T00:00:00Z' };
const RIGHT = {
  ...{ items: [ADA], owner: ADA, first: ADA, by_id: { ada: ADA }, open: { id: 'ada', more: 1 } },
  result: { kind: 'person', person: ADA },
};

afterEach(() => vi.unstubAllEnvs());

test('removes every undocumented field at any depth', () => {
  const given = {
    ...RIGHT,
    ...{ items: [RECORD], owner: RECORD, first: RECORD, by_id: { ada: RECORD }, secret: 'x' },
    result: { kind: 'person', person: RECORD, text: 'x' },
  };
  expect(documentedFields('GET /people', Page, given)).toEqual(RIGHT);
});

test('removes all fields of a value that matches no alternative', () => {
  expect(documentedFields('GET /people', Page, { ...RIGHT, result: { kind: 'other', secret: 'x' } })).toEqual({
    ...RIGHT,
    result: {},
  });
});

test('returns a value that does not match, because old records must stay readable', () => {
  expect(documentedFields('GET /people', Named, { id: 7, name: 'Ada' })).toEqual({ id: 7, name: 'Ada' });
});

test('fails under test when an answer has extra fields or does not match', () => {
  vi.stubEnv('CHECK_RESPONSES', 'on');
  expect(documentedFields('GET /people', Page, { ...RIGHT, first: undefined })).toBeDefined();
  expect(() => documentedFields('GET /people', Page, { ...RIGHT, items: [RECORD] })).toThrow(
    'The response of GET /people violates its schema. items[0].last_sign_in_at: not documented',
  );
  expect(() => documentedFields('GET /people', Named, { id: 7, name: 'Ada' })).toThrow('id: Invalid input');
});
