/** The policy of an upload form: its conditions and its expiry. */
import * as z from 'zod';
import { accessDenied, invalidPolicy } from './errors.ts';

type Condition = { test: 'eq' | 'starts-with'; field: string; value: string };
type Range = { min: number; max: number };
type Policy = { expires: number; conditions: Condition[]; range: Range };

const Document = z.object({ expiration: z.string(), conditions: z.array(z.unknown()) });
const Match = z.tuple([z.string(), z.string().startsWith('$'), z.string()]);
const LengthRange = z.tuple([z.string(), z.coerce.number().int().nonnegative(), z.coerce.number().int().nonnegative()]);
const Simple = z.record(z.string(), z.string());

const parsed = (text: string) => {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    throw invalidPolicy('Invalid JSON.');
  }
};

const conditionOf = (written: unknown): Condition | Range => {
  if (!Array.isArray(written)) {
    const simple = Simple.safeParse(written);
    const [property, ...others] = Object.entries(simple.data ?? {});
    if (!property || others.length > 0) {
      throw invalidPolicy('Invalid Simple-Condition: Simple-Conditions must have exactly one property specified.');
    }
    return { test: 'eq', field: property[0].toLowerCase(), value: property[1] };
  }
  const test = String(written[0]).toLowerCase();
  if (test === 'content-length-range') {
    const range = LengthRange.safeParse(written);
    if (!range.success) throw invalidPolicy('Invalid content-length-range condition.');
    return { min: range.data[1], max: range.data[2] };
  }
  const match = Match.safeParse(written);
  if (!match.success || (test !== 'eq' && test !== 'starts-with')) {
    throw invalidPolicy(`Invalid Condition: ${JSON.stringify(written)}`);
  }
  return { test, field: match.data[1].slice(1).toLowerCase(), value: match.data[2] };
};

/** `largest` is the upper limit for every policy. */
export const readPolicy = (text: string, largest: number): Policy => {
  const document = Document.safeParse(parsed(text));
  if (!document.success) throw invalidPolicy('Policy must have an expiration and conditions.');
  const expires = Date.parse(document.data.expiration);
  if (Number.isNaN(expires)) throw invalidPolicy(`Invalid 'expiration' value: '${document.data.expiration}'`);

  const all = document.data.conditions.map(conditionOf);
  const ranges = all.filter((condition) => 'max' in condition);
  return {
    expires,
    conditions: all.filter((condition) => 'test' in condition),
    range: {
      min: Math.max(0, ...ranges.map(({ min }) => min)),
      max: Math.min(largest, ...ranges.map(({ max }) => max)),
    },
  };
};

const startsWith = ({ field, value }: Condition, actual: string) =>
  // A content type may be a list, and each part must match.
  (field === 'content-type' ? actual.split(',').map((part) => part.trim()) : [actual]).every((part) =>
    part.startsWith(value),
  );

const holds = (condition: Condition, actual: string) =>
  condition.test === 'eq' ? actual === condition.value : startsWith(condition, actual);

const needsNoCondition = (field: string) =>
  ['policy', 'x-amz-signature', 'file'].includes(field) || field.startsWith('x-ignore-');

/** `fields` by lower-case name. The bucket is taken from the URL, never from the form. */
export const checkFields = (policy: Policy, bucket: string, fields: ReadonlyMap<string, string>, now: number) => {
  if (now > policy.expires) throw accessDenied('Invalid according to Policy: Policy expired.');

  for (const condition of policy.conditions) {
    const { test, field, value } = condition;
    const actual = field === 'bucket' ? bucket : (fields.get(field) ?? '');
    if (holds(condition, actual)) continue;
    const quoted = [test, `$${field}`, value].map((part) => JSON.stringify(part)).join(', ');
    throw accessDenied(`Invalid according to Policy: Policy Condition failed: [${quoted}]`);
  }

  const covered = new Set(policy.conditions.map(({ field }) => field));
  const extra = fields.keys().filter((field) => !covered.has(field) && !needsNoCondition(field));
  const names = [...extra].join(', ');
  if (names) throw accessDenied(`Invalid according to Policy: Extra input fields: ${names}`);
};
