/** Checks the values of custom fields against their definitions. */
import { isDeepStrictEqual } from 'node:util';
import { type CustomField, type Customized, customName } from '#domain/custom-fields/rules.ts';
import { ruleOf } from '#domain/custom-fields/value-rules.ts';
import type { SentCustomValues } from '#domain/custom-fields/value-schema.ts';
import { type CustomValue, type CustomValues, isNoValue, isPerson } from '#domain/custom-fields/values.ts';
import { type Broken, type FieldError, fieldError } from '#domain/field-error.ts';
import { isId } from '#domain/is-id.ts';
import { canSeeIn } from '#domain/people/authorized-user.ts';
import { displayName } from '#domain/people/person.ts';
import { type FieldValue, problemsOf, tidied } from '#domain/rules.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { peopleCalled, users } from '#lambdas/people/store.ts';
import { customFields } from './store.ts';

type Checked = { value: CustomValue } | { broken: Broken };
const failed = (code: Broken['code'], params: Broken['params'] = {}): Checked => ({ broken: { code, params } });

/** One active person who can see the record, by id, name or email address. Unknown ids are refused in the same way. */
const findPerson = async (sent: unknown, groups: readonly string[]): Promise<Checked> => {
  const text = isPerson(sent) ? sent.id : sent;
  if (typeof text !== 'string') return failed('not_a_text');
  const called = isId(text) ? [text] : await peopleCalled(text);
  const able = (called.length > 0 ? await users.rows() : []).filter(
    (user) => called.includes(user.id) && canSeeIn(user, groups),
  );
  const [person] = able.length === 1 ? able : [];
  return person ? { value: { id: person.id, name: displayName(person) } } : failed('not_one_person');
};

/** Archived options stay only where they are. */
const findOptions = (field: CustomField, sent: unknown, before: CustomValue | undefined): Checked => {
  const kept = [before].flat();
  const offered = field.options.filter(({ id, archived }) => !archived || kept.includes(id));
  const wanted = field.type === 'choices' ? sent : [sent];
  if (!Array.isArray(wanted)) return failed('not_a_list');
  if (!wanted.every((id) => offered.some((option) => option.id === id)))
    return failed('not_a_choice', { choices: offered.map(({ id }) => id).join(', ') });
  const chosen = [...new Set(wanted.map(String))];
  return { value: field.type === 'choices' ? chosen : (chosen[0] ?? '') };
};

const check = async (
  field: CustomField,
  sent: unknown,
  before: CustomValue | undefined,
  groups: readonly string[],
): Promise<Checked> => {
  if (field.type === 'person') return findPerson(sent, groups);
  if (field.type === 'choice' || field.type === 'choices') return findOptions(field, sent, before);
  if (field.type === 'number' ? typeof sent !== 'number' : typeof sent !== 'string')
    return failed(field.type === 'number' ? 'not_a_number' : 'not_a_text');
  const rule = ruleOf(field);
  const text = tidied(rule, String(sent)) as FieldValue; // a text stays a text
  const broken = problemsOf({ value: rule }, { value: text }).value;
  return broken ? { broken } : { value: field.type === 'number' ? Number(sent) : String(text) };
};

/** Sending back what was read changes nothing, even if it would be refused today. */
const isUnchanged = (sent: unknown, before: CustomValue | undefined) =>
  isDeepStrictEqual(sent, before) ||
  (isPerson(before) && (sent === before.name || (isPerson(sent) && sent.id === before.id)));

type Asked = {
  noun: Customized;
  sent: SentCustomValues;
  /** The values so far; undefined for a new record. */
  before?: { custom?: CustomValues | undefined } | undefined;
  /** The groups whose members can be chosen as persons. */
  groups: readonly string[];
};

/** The values after the change. A value that the record lacked before is not demanded from a change of other fields. */
export const resolveCustom = async ({ noun, sent = {}, before, groups }: Asked): Promise<CustomValues | undefined> => {
  const was = before?.custom ?? {};
  const changed = Object.entries(sent).filter(
    ([id, value]) => !isUnchanged(value, was[id]) && (!isNoValue(value) || id in was),
  );
  if (before && changed.length === 0) return before.custom;
  const fields = await customFields.of(noun);
  const errors: FieldError[] = [];
  const after: Record<string, CustomValue> = { ...was };
  for (const [id, value] of changed) {
    const refuse = ({ code, params }: Broken) => errors.push(fieldError(customName(id), code, params));
    const field = fields.find((one) => one.id === id);
    if (!field) refuse({ code: 'no_such_field', params: {} });
    else if (field.archived) refuse({ code: 'field_archived', params: { label: field.label } });
    else if (isNoValue(value)) delete after[id];
    else {
      const checked = await check(field, value, was[id], groups);
      if ('broken' in checked) refuse(checked.broken);
      else after[id] = checked.value;
    }
  }
  for (const { id, required, archived } of fields)
    if (required === 'always' && !archived && !(id in after) && (!before || id in was))
      errors.push(fieldError(customName(id), 'required'));
  if (errors.length > 0) throw invalid(errors);
  return Object.keys(after).length > 0 ? after : undefined;
};

/** Labels at the time of a change, for the audit log: it keeps them when fields and options are renamed later. */
export const customNames = (noun: Customized) => {
  type Record_ = { custom?: CustomValues | undefined } | undefined;
  return async (before: Record_, after: Record_): Promise<Record<string, string>> => {
    const [from, to] = [before?.custom ?? {}, after?.custom ?? {}];
    const changed = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
      (id) => !isDeepStrictEqual(from[id], to[id]),
    );
    if (changed.length === 0) return {};
    const fields = (await customFields.of(noun)).filter(({ id }) => changed.includes(id));
    const named = fields.flatMap((field) => {
      const name = customName(field.id);
      const chosen = [from[field.id], to[field.id]].flat();
      const options = field.options.filter(({ id }) => chosen.includes(id));
      return [[name, field.label], ...options.map(({ id, label }) => [`${name}.${id}`, label])];
    });
    return Object.fromEntries(named);
  };
};
