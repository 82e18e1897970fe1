/** What is wrong with what somebody chose of the kit, and no single field can know. No schema lives here. */
import type { Broken } from '#domain/field-error.ts';
import type { ProfilesAsked, PromptsAsked } from './asked.ts';
import { unknownMarks, variesWithGroup } from './templates.ts';
import { PROFILE_ANSWERS, PROFILE_COLUMNS, PROFILE_SCORE } from './words.ts';

type Problem = Broken & { path: (string | number)[] };

export const promptProblems = ({ sets, own }: Pick<PromptsAsked, 'sets' | 'own'>): Problem[] => {
  if (sets.length + own.length === 0) return [{ path: ['sets'], code: 'too_few_entries', params: { min: 1 } }];
  return own.flatMap((template, index): Problem[] => {
    const [mark] = unknownMarks(template);
    if (mark !== undefined) return [{ path: ['own', index], code: 'no_such_placeholder', params: { mark } }];
    return variesWithGroup(template) ? [] : [{ path: ['own', index], code: 'no_placeholder', params: {} }];
  });
};

const RESERVED: readonly string[] = [...PROFILE_COLUMNS, ...PROFILE_ANSWERS, PROFILE_SCORE];

/** No column may be there twice. */
export const profileProblems = ({
  attributes,
  features,
}: Pick<ProfilesAsked, 'attributes' | 'features'>): Problem[] => {
  const names = [...attributes, ...features].map(({ name }) => name);
  return names.flatMap((name, index) => {
    if (names.indexOf(name) === index && !RESERVED.includes(name)) return [];
    const at = index < attributes.length ? ['attributes', index] : ['features', index - attributes.length];
    return [{ path: [...at, 'name'], code: 'repeated', params: {} }];
  });
};
