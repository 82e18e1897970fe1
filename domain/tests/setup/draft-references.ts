/** The reference groups in the draft of a test. */
import type { BiasPlan } from '#domain/bias/plan/plan.ts';
import { comparesClasses } from './draft-classes.ts';
import { groupsOf } from './groups.ts';
import type { Kind, Mapping } from './mapping.ts';
import type { Survey } from './survey.ts';

/** Represents the largest group in a list of group names. No cell can contain this text. */
export const LARGEST_GROUP = '\u0000largest';

export const isGroup = (groups: ReturnType<typeof groupsOf>, attribute: string, group: string) =>
  groups.some((one) => one.attribute === attribute && (one.isMore || one.values.some(([value]) => value === group)));

/** Drops references to groups of columns that the user has removed. */
export const knownReferences = (kind: Kind, survey: Survey, mapping: Mapping) => {
  const groups = groupsOf(kind, survey, mapping);
  const known = (references: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(references).filter(([attribute, group]) =>
        group === LARGEST_GROUP ? groups.some((one) => one.attribute === attribute) : isGroup(groups, attribute, group),
      ),
    );
  return { references: known(mapping.references), errorReferences: known(mapping.errorReferences ?? {}) };
};

export const rememberedReferences = ({ references }: BiasPlan, of: 'errors' | undefined) =>
  Object.fromEntries(
    references.flatMap((one) => (one.of === of ? [[one.attribute, one.group ?? LARGEST_GROUP] as const] : [])),
  );

/** Whether a group still exists: it was not joined with another group or marked as unknown. */
export const isStillGroup = ({ unknown, merges }: Mapping, attribute: string, group: string) =>
  group !== '' &&
  !unknown.includes(group) &&
  !merges.some((merge) => merge.attribute === attribute && merge.value === group && merge.group !== group);

type Reference = { attribute: string; group: string } | { attribute: string; rule: 'largest' };

const chosenIn = (mapping: Mapping, references: Readonly<Record<string, string>> = {}) =>
  Object.entries(references).flatMap(([attribute, group]): Reference[] => {
    if (group === LARGEST_GROUP) return [{ attribute, rule: 'largest' }];
    return isStillGroup(mapping, attribute, group) ? [{ attribute, group }] : [];
  });

/** Error rates are compared if records have labels. */
export const hasErrors = (mapping: Pick<Mapping, 'shape' | 'columns' | 'hasClasses'>) =>
  mapping.shape === 'rows' && Boolean(mapping.columns.label) && !comparesClasses('rows', mapping);

export const referencesIn = (mapping: Mapping) => [
  ...chosenIn(mapping, mapping.references),
  ...(hasErrors(mapping) ? chosenIn(mapping, mapping.errorReferences) : []).map((one) => ({
    ...one,
    of: 'errors' as const,
  })),
];
