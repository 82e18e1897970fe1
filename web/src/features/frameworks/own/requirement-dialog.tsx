import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  idProblem,
  linkReasonRule,
  type OwnLink,
  type OwnRequirementDraft,
  repeatedIds,
  ownRequirementRules as rules,
} from '#domain/own-framework/rules.ts';
import { emptyOf, problemOf, tidied } from '#domain/rules.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { LinksField } from './links-field.tsx';

const FIELDS = ['id', 'title', 'text', 'group', 'effective_from'] as const;

type Props = {
  before: OwnRequirementDraft | undefined;
  others: readonly OwnRequirementDraft[];
  onKeep: (requirement: OwnRequirementDraft) => void;
  onClose: () => void;
};

/** Dialog for one requirement, whose id must be unique. */
export const RequirementDialog = ({ before, others, onKeep, onClose }: Props) => {
  const { t } = useTranslation();
  const { controls: given = [], ...texts } = before ?? { ...emptyOf(rules), controls: [] };
  const [controls, setControls] = useState<readonly OwnLink[]>(given);
  const form = useForm(rules, texts, ({ id }) => {
    const wrong = idProblem(id.trim());
    if (id.trim() === '') return undefined;
    if (wrong) return { id: wrong };
    const first = repeatedIds([...others, { id }]).get(others.length);
    return first === undefined ? undefined : { id: { code: 'repeated_id', params: { number: first + 1 } } };
  });
  const keep = () => {
    // An invalid reason shows its error at its own field.
    if (!form.check() || controls.some(({ reason = '' }) => problemOf(linkReasonRule, reason))) return;
    const tidy = Object.fromEntries(FIELDS.map((field) => [field, tidied(rules[field], form.draft[field])]));
    onKeep({ ...form.draft, ...tidy, controls });
  };
  return (
    <DialogForm
      title={t(before ? 'ownFramework.changeRequirement' : 'ownFramework.newRequirement')}
      submit={t('ownFramework.take')}
      onSubmit={keep}
      onClose={onClose}
    >
      {FIELDS.map((field) => (
        <Field
          key={field}
          rule={rules[field]}
          look={{ label: t(`ownFramework.columns.${field}`) }}
          value={form.draft[field]}
          error={form.errors[field]}
          onChange={(value) => form.change(field, value)}
        />
      ))}
      <LinksField links={controls} onChange={setControls} />
    </DialogForm>
  );
};
