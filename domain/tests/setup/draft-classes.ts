/** The classes of an outcome in the draft of a test. */
import type { BiasPlan } from '#domain/bias/plan/plan.ts';
import type { ClassIs, Kind, Mapping } from './mapping.ts';

/** Only outcomes of records have classes. */
export const comparesClasses = (
  kind: Kind,
  { hasClasses, columns }: Pick<Mapping, 'hasClasses' | 'columns'>,
): boolean => kind === 'rows' && hasClasses === true && Boolean(columns.outcome);

/** The setup does not support classes with several values, so the user is asked again. */
export const rememberedClasses = (plan: BiasPlan) => {
  const classes = 'classes' in plan ? (plan.classes ?? []) : [];
  const isOfOne = classes.every(({ name, values }) => values.length === 1 && values[0] === name);
  const decided = plan.outcomes.map(({ value }): [string, ClassIs] => [value, 'leave_out']);
  return classes.length === 0 || !isOfOne
    ? {}
    : {
        hasClasses: true,
        classes: Object.fromEntries([...classes.map(({ name, is }): [string, ClassIs] => [name, is]), ...decided]),
      };
};

/** Rows without an outcome have no class. */
export const classesIn = ({ classes = {} }: Pick<Mapping, 'classes'>) =>
  Object.entries(classes).flatMap(([value, is]) =>
    value === '' || is === 'leave_out' ? [] : [{ name: value, values: [value], is }],
  );

export const leftOutOfClasses = ({ classes = {} }: Mapping) =>
  [...new Set(['', ...Object.keys(classes)])].flatMap((value) =>
    value === '' || classes[value] === 'leave_out' ? [{ value, means: 'leave_out' as const }] : [],
  );
