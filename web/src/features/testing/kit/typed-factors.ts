/** Factors as typed, with their errors. */
import type { Broken, FieldError } from '#domain/field-error.ts';
import type { FactorErrors, TypedFactor } from './factors.tsx';

const MOST_VALUES = 20;
const LONGEST = 100;

const valuesIn = (typed: string) => [
  ...new Set(
    typed
      .split(/[,;]/)
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
];

export const factorOf = ({ name, values }: Pick<TypedFactor, 'name' | 'values'>) => ({
  name: name.trim(),
  values: valuesIn(values),
});
type Factor = ReturnType<typeof factorOf>;

type Problem = Broken & { path: (string | number)[] };

/** `problems` are cross-factor errors, addressed by the index in `list`. */
export const factorErrors = (
  list: string,
  factors: readonly Factor[],
  problems: readonly Problem[],
  errorText: (broken: Broken | FieldError) => string,
): FactorErrors[] =>
  factors.map(({ name, values }, at) => {
    const of = (field: string) => problems.find(({ path }) => path[0] === list && path[1] === at && path[2] === field);
    const [ofName, ofValues] = [of('name'), of('values')];
    const nameProblem: Broken | undefined =
      name === ''
        ? { code: 'required', params: {} }
        : name.length > LONGEST
          ? { code: 'too_long', params: { max: LONGEST } }
          : ofName;
    const valuesProblem: Broken | undefined =
      values.length < 2
        ? { code: 'too_few_entries', params: { min: 2 } }
        : values.length > MOST_VALUES
          ? { code: 'too_many_entries', params: { max: MOST_VALUES } }
          : values.some((value) => value.length > LONGEST)
            ? { code: 'too_long', params: { max: LONGEST } }
            : ofValues;
    return { name: nameProblem && errorText(nameProblem), values: valuesProblem && errorText(valuesProblem) };
  });

export const isAnyWrong = (errors: readonly FactorErrors[]) =>
  errors.some(({ name, values }) => name !== undefined || values !== undefined);
