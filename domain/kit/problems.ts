/** Problems of a kit request that span several fields. This module has no schema. */
import type { Broken } from '#domain/field-error.ts';
import { unknownMarks, variesWithGroup } from './templates.ts';
import { PROFILE_ANSWERS, PROFILE_COLUMNS, PROFILE_SCORE } from './words.ts';

type Factor = { name: string; values: readonly string[] };
type Chosen = {
  sets: readonly string[];
  own: readonly string[];
  attributes: readonly string[];
  own_attributes: readonly Factor[];
};
type Problem = Broken & { path: (string | number)[] };

/** Placeholders inside these values are not replaced. */
const strayMark = (values: readonly string[]) =>
  values.map((value) => value.replaceAll('{role}', '')).find((value) => /[{}]/.test(value));

const attributeProblems = ({ attributes, own_attributes }: Chosen): Problem[] => {
  const names = [...attributes, ...own_attributes.map(({ name }) => name)];
  if (names.length === 0) return [{ path: ['attributes'], code: 'too_few_entries', params: { min: 1 } }];
  return own_attributes.flatMap(({ name, values }, index): Problem[] => {
    const path = ['own_attributes', index];
    const mark = strayMark(values);
    return [
      ...(names.indexOf(name) === attributes.length + index
        ? []
        : [{ path: [...path, 'name'], code: 'repeated' as const, params: {} }]),
      ...(mark === undefined
        ? []
        : [{ path: [...path, 'values'], code: 'no_such_placeholder' as const, params: { mark } }]),
    ];
  });
};

export const promptProblems = (asked: Chosen): Problem[] => [...templateProblems(asked), ...attributeProblems(asked)];

const templateProblems = ({ sets, own }: Chosen): Problem[] => {
  if (sets.length + own.length === 0) return [{ path: ['sets'], code: 'too_few_entries', params: { min: 1 } }];
  return own.flatMap((template, index): Problem[] => {
    const [mark] = unknownMarks(template);
    if (mark !== undefined) return [{ path: ['own', index], code: 'no_such_placeholder', params: { mark } }];
    return variesWithGroup(template) ? [] : [{ path: ['own', index], code: 'no_placeholder', params: {} }];
  });
};

const RESERVED: readonly string[] = [...PROFILE_COLUMNS, ...PROFILE_ANSWERS, PROFILE_SCORE];

/** Column names must be unique. */
export const profileProblems = ({
  attributes,
  features,
}: {
  attributes: readonly Factor[];
  features: readonly Factor[];
}): Problem[] => {
  const names = [...attributes, ...features].map(({ name }) => name);
  return names.flatMap((name, index) => {
    if (names.indexOf(name) === index && !RESERVED.includes(name)) return [];
    const at = index < attributes.length ? ['attributes', index] : ['features', index - attributes.length];
    return [{ path: [...at, 'name'], code: 'repeated', params: {} }];
  });
};
