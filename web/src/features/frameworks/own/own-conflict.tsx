import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  asDraft,
  fieldOfRequirement,
  type OwnDraft,
  requirementsIn,
  rulesOver,
} from '#domain/own-framework/as-draft.ts';
import { type OwnRequirementDraft, ownFrameworkRules } from '#domain/own-framework/rules.ts';
import type { FieldValue } from '#domain/rules.ts';
import { conflictOf } from '#web/components/form/conflict.ts';
import { ConflictDialog } from '#web/components/form/conflict-dialog.tsx';
import { draftOf, merge } from '#web/components/form/draft.ts';
import { KeptValues } from '#web/components/form/kept-values.tsx';
import type { FormFields } from '#web/components/form/value-text.ts';
import type { SavedFramework } from './use-save-own.ts';

export const ownDraftOf = (saved: SavedFramework): OwnDraft => ({
  about: draftOf(ownFrameworkRules, saved),
  requirements: saved.requirements,
});

const inWords = (t: TFunction, { title, text, group, effective_from, controls }: OwnRequirementDraft) =>
  [
    ...[title, text, group, effective_from],
    ...controls.map(({ control, strength, reason = '' }) =>
      `${control}: ${t(`ownFramework.strengths.${strength}`)}. ${reason}`.trim(),
    ),
  ]
    .filter((line) => line !== '')
    .join('\n');

/** Form fields for each requirement by id, with the text that the conflict view shows. */
const fieldsOver = (t: TFunction, about: FormFields, all: readonly OwnDraft[]): FormFields => {
  const words = (value: FieldValue) => {
    if (typeof value !== 'string' || value === '') return '';
    const one: OwnRequirementDraft = JSON.parse(value); // written by asDraft
    return inWords(t, one);
  };
  const requirements = all.flatMap((one) => one.requirements);
  return {
    ...about,
    ...Object.fromEntries(requirements.map((one) => [fieldOfRequirement(one), { label: one.id, words }])),
  };
};

type OwnConflictProps = {
  about: FormFields;
  theirs: SavedFramework;
  base: OwnDraft;
  mine: OwnDraft;
  saving: boolean;
  onApply: (merged: OwnDraft) => void;
  onReload: () => void;
  onDismiss: () => void;
};

/** Conflict view after a concurrent save: shows each difference and merges both versions. */
export const OwnConflict = ({ about, theirs, base, mine, onApply, ...answers }: OwnConflictProps) => {
  const { t } = useTranslation();
  const now = ownDraftOf(theirs);
  const all = [base, now, mine];
  const rules = rulesOver(all);
  const [began, typed, saved] = [base, mine, now].map((one) => draftOf(rules, asDraft(one)));
  if (!began || !typed || !saved) return null;
  const apply = () => {
    const merged = merge(rules, began, typed, saved);
    onApply({ about: draftOf(ownFrameworkRules, merged), requirements: requirementsIn(merged, now, mine) });
  };
  return (
    <ConflictDialog
      {...answers}
      conflict={conflictOf(rules, began, typed, { ...theirs, ...saved })}
      rules={rules}
      fields={fieldsOver(t, about, all)}
      base={began}
      mine={typed}
      onApply={apply}
    />
  );
};

type OwnKeptProps = { about: FormFields; base: OwnDraft; mine: OwnDraft; onDismiss: () => void };

/** Shows the user's own input after the saved version replaced it. */
export const OwnKept = ({ about, base, mine, onDismiss }: OwnKeptProps) => {
  const { t } = useTranslation();
  const rules = rulesOver([base, mine]);
  return (
    <KeptValues
      rules={rules}
      fields={fieldsOver(t, about, [base, mine])}
      base={draftOf(rules, asDraft(base))}
      mine={draftOf(rules, asDraft(mine))}
      onDismiss={onDismiss}
    />
  );
};
