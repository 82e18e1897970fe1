import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelIn } from '#domain/custom-fields/rules.ts';
import { choiceRules, questionRules } from '#domain/own-questions/definition-rules.ts';
import type { IntakeQuestions, SentQuestion } from '#domain/own-questions/question.ts';
import {
  inUse,
  MOST_CHOICES,
  MOST_KEPT_CHOICES,
  type OwnOption,
  type OwnQuestion,
  QUESTION_KINDS,
  type QuestionKind,
  RAISED_TIERS,
  type RaisedTier,
  YES_OR_NO,
} from '#domain/own-questions/rules.ts';
import { list, oneOf } from '#domain/rules.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import type { FormField as Look } from '#web/components/form/form-kind.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { OptionsField, type TypedOption } from '../options-field.tsx';
import { useLatest } from '../use-latest.tsx';
import { Affected } from './affected.tsx';
import { useSaveQuestions } from './use-save-questions.ts';

const rules = {
  ...questionRules,
  kind: oneOf(QUESTION_KINDS),
  /** Holds only the errors: the answers are edited beside the draft. */
  options: list(choiceRules.label, MOST_KEPT_CHOICES),
};
const TEXTS = ['text', 'text_es', 'help', 'help_es'] as const;

type Draft = Record<(typeof TEXTS)[number], string> & { kind: QuestionKind; options: readonly string[] };
type Choice = TypedOption & { raises: RaisedTier | null };

const draftOf = (question: OwnQuestion | undefined): Draft => {
  const { kind = 'yes_no', text = '', text_es = '', help = '', help_es = '' } = question ?? {};
  return { ...{ kind, text, text_es, help, help_es }, options: [] };
};

const newChoice = (): Choice => ({ key: crypto.randomUUID(), label: '', label_es: '', raises: null });
const asChoice = ({ archived: _, ...option }: OwnOption): Choice => ({ ...option, key: option.id });

/** What the dialog can change of a stored question. */
const partsOf = ({ text, text_es, help, help_es, required, options }: OwnQuestion) => ({
  ...{ text, text_es, help, help_es, required },
  options: inUse(options).map(asChoice) as readonly Choice[],
});

type RaisesProps = {
  label: string;
  isHidden?: boolean;
  raises: RaisedTier | null;
  onChange: (raises: RaisedTier | null) => void;
};

/** The effect of an answer. */
const Raises = ({ label, isHidden = false, raises, onChange }: RaisesProps) => {
  const { t } = useTranslation();
  const options = [null, ...RAISED_TIERS].map((tier) => ({
    value: tier ?? 'none',
    label: t(`questionSettings.raises.${tier ?? 'none'}`),
  }));
  return (
    <FormField label={isHidden ? undefined : label} stretch>
      <Select
        {...(isHidden && { ariaLabel: label })}
        options={options}
        selectedOption={options.find(({ value }) => value === (raises ?? 'none')) ?? null}
        onChange={({ detail }) => onChange(RAISED_TIERS.find((tier) => tier === detail.selectedOption.value) ?? null)}
      />
    </FormField>
  );
};

type QuestionDialogProps = {
  all: IntakeQuestions;
  /** The question to change; a new one if undefined. */
  question?: OwnQuestion;
  onClose: () => void;
};

export const QuestionDialog = ({ all, question, onClose }: QuestionDialogProps) => {
  const { t, i18n } = useTranslation();
  const isYesOrNo = question?.kind === 'yes_no';
  const [required, setRequired] = useState(question?.required ?? false);
  const [yesOrNo, setYesOrNo] = useState((isYesOrNo ? question.options : YES_OR_NO).map(asChoice));
  const [choices, setChoices] = useState<readonly Choice[]>(() =>
    question && !isYesOrNo ? inUse(question.options).map(asChoice) : [newChoice(), newChoice()],
  );
  const [tried, setTried] = useState(false);
  const form = useForm<Draft>(rules, draftOf(question));
  const { draft, errors } = form;
  const { mutate, isPending } = useSaveQuestions(all, { onSaved: onClose, refuse: form.refuse });

  const stored = all.questions.find(({ id }) => id === question?.id);
  const { text, text_es, help, help_es } = draft;
  const mine = { text, text_es, help, help_es, required, options: isYesOrNo ? yesOrNo : choices };
  const overtaken = useLatest({
    stored: stored && partsOf(stored),
    mine,
    nameOf: (part) => t(part === 'options' ? 'questionSettings.options' : `questionSettings.fields.${part}`),
    onMerged: ({ required, options, ...texts }) => {
      const merged = { ...draft, ...texts };
      form.rebase(merged, merged);
      setRequired(required);
      (isYesOrNo ? setYesOrNo : setChoices)([...options]);
    },
  });

  const named = choices.filter(({ label, label_es }) => label.trim() !== '' || label_es.trim() !== '');
  const isChoice = draft.kind === 'choice';
  const isUnnamed = isChoice && (named.length < 2 || named.some(({ label }) => label.trim() === ''));
  const submit = () => {
    setTried(true);
    if (!form.check() || isUnnamed) return;
    const sent: SentQuestion = {
      ...draft,
      ...(question && { id: question.id }),
      required,
      archived: stored?.archived ?? false,
      options: (isChoice ? named : yesOrNo).map(({ key: _, ...option }) => ({ ...option, archived: false })),
    };
    mutate(question ? all.questions.map((one) => (one.id === question.id ? sent : one)) : [...all.questions, sent]);
  };
  const input = (name: (typeof TEXTS)[number], look: Partial<Look> = {}) => (
    <Field
      rule={rules[name]}
      look={{ label: t(`questionSettings.fields.${name}`), ...look }}
      value={draft[name]}
      error={errors[name]}
      onChange={(value) => form.change(name, value)}
    />
  );

  return (
    <DialogForm
      title={t(question ? 'questionSettings.editTitle' : 'questionSettings.addTitle')}
      submit={t(question ? 'actions.save' : 'questionSettings.add')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {input('text', question && { hint: t('questionSettings.textHint') })}
      {input('text_es')}
      {input('help', { hint: t('questionSettings.helpHint') })}
      {input('help_es')}
      {question ? (
        <div>{t('questionSettings.kindStays', { kind: t(`questionSettings.kinds.${question.kind}`) })}</div>
      ) : (
        <Field
          rule={rules.kind}
          look={{
            label: t('questionSettings.fields.kind'),
            choices: Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, t(`questionSettings.kinds.${kind}`)])),
            isAsked: true,
          }}
          value={draft.kind}
          error={errors.kind}
          onChange={(value) => form.change('kind', value)}
        />
      )}
      {isChoice ? (
        <OptionsField
          texts="questionSettings"
          options={choices}
          most={MOST_CHOICES}
          error={errors.options ?? (tried && isUnnamed ? t('questionSettings.optionsNeeded') : undefined)}
          newOption={newChoice}
          more={({ raises }, number, set) => (
            <div className="question-effect">
              <Raises
                isHidden
                label={t('questionSettings.optionRaises', { number })}
                raises={raises}
                onChange={(now) => set({ raises: now })}
              />
            </div>
          )}
          onChange={(now) => {
            form.change('options', []); // clears the error
            setChoices(now);
          }}
        />
      ) : (
        yesOrNo.map((choice) => (
          <Raises
            key={choice.key}
            label={t('questionSettings.raisesOf', { answer: labelIn(choice, i18n.language) })}
            raises={choice.raises}
            onChange={(raises) => setYesOrNo(yesOrNo.map((one) => (one === choice ? { ...one, raises } : one)))}
          />
        ))
      )}
      <Checkbox
        checked={required}
        description={t('questionSettings.requiredHint')}
        onChange={({ detail }) => setRequired(detail.checked)}
      >
        {t('questionSettings.fields.required')}
      </Checkbox>
      <Affected all={all} />
      {overtaken}
    </DialogForm>
  );
};
