import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useTranslation } from 'react-i18next';
import type { ShownControl } from '#domain/controls/control.ts';
import { evidenceRules, linkRules, statementRules } from '#domain/controls/control-rules.ts';
import type { NewEvidence } from '#domain/controls/evidence.ts';
import { type Rules, required } from '#domain/rules.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import type { FormField } from '#web/components/form/form-kind.ts';
import { useForm } from '#web/components/form/use-form.ts';
import type { FormFields } from '#web/components/form/value-text.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useToday } from '#web/components/today.ts';
import { UploadPanel } from '#web/components/upload/upload-panel.tsx';
import { ofApplication } from '#web/routing/subject-path.ts';
import { useControlChanges } from '../use-control-changes.ts';
import { DocumentSelect } from './document-select.tsx';
import { TestSelect } from './test-select.tsx';

/** Ways to add evidence to a control. */
export const EVIDENCE_SOURCES = ['document', 'link', 'statement', 'test_result', 'use'] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];

const { name, effective_from, expires_on } = evidenceRules;
const RULES = {
  document: { document_id: required('line', 100), name, effective_from, expires_on },
  link: { ...linkRules, name, effective_from, expires_on },
  statement: { name, ...statementRules, effective_from, expires_on },
  test_result: { test_id: required('line', 100), name, effective_from, expires_on },
} as const satisfies Record<string, Rules>;

type Typed = Record<'name' | 'effective_from' | 'expires_on' | 'document_id' | 'url' | 'text' | 'test_id', string>;

type AddEvidenceProps = {
  one: ShownControl;
  kind: keyof typeof RULES;
  /** Preselected test. */
  test?: { id: string; name: string };
  onClose: () => void;
};

export const AddEvidence = ({ one, kind, test = { id: '', name: '' }, onClose }: AddEvidenceProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const rules: Rules = RULES[kind];
  const form = useForm<Typed>(rules, {
    name: test.name,
    effective_from: today,
    expires_on: '',
    document_id: '',
    url: '',
    text: '',
    test_id: test.id,
  });
  const { draft } = form;
  const { mutate, isPending } = useControlChanges(one, form.refuse);
  const body = (): NewEvidence => ({
    ...{ kind, name: draft.name, effective_from: draft.effective_from },
    expires_on: draft.expires_on === '' ? null : draft.expires_on,
    ...(kind === 'document' && { document_id: draft.document_id }),
    ...(kind === 'link' && { url: draft.url }),
    ...(kind === 'statement' && { text: draft.text }),
    ...(kind === 'test_result' && { test_id: draft.test_id }),
  });
  const add = () =>
    mutate((acts) => acts.add(body()), {
      onSuccess: () => {
        onClose();
        snackbar.show({ type: 'success', message: t('evidence.adding.done') });
      },
    });
  const day: FormField['input'] = ({ value, onChange }) => (
    <DayInput value={typeof value === 'string' ? value : ''} onChange={onChange} />
  );
  const choose =
    (field: 'document_id' | 'test_id') =>
    ({ id, name }: { id: string; name: string }) => {
      form.change(field, id);
      form.suggest('name', name);
    };
  const looks: FormFields = {
    document_id: {
      label: t('evidence.fields.document'),
      input: () => (
        <DocumentSelect application={one.application_id} chosen={draft.document_id} onChange={choose('document_id')} />
      ),
    },
    test_id: {
      label: t('evidence.fields.test'),
      input: () => <TestSelect application={one.application_id} chosen={draft.test_id} onChange={choose('test_id')} />,
    },
    name: { label: t('evidence.fields.name') },
    url: { label: t('evidence.fields.url'), typed: { inputMode: 'url' } },
    text: { label: t('evidence.fields.text'), hint: t('evidence.fields.textHint') },
    effective_from: { label: t('evidence.fields.effective_from'), input: day },
    expires_on: { label: t('evidence.fields.expires_on'), hint: t('evidence.fields.untilHint'), input: day },
  };
  const field = (id: keyof Typed) => {
    const [rule, look] = [rules[id], looks[id]];
    if (!rule || !look) return null;
    return (
      <Field
        key={id}
        rule={rule}
        look={look}
        value={draft[id]}
        error={form.errors[id]}
        onChange={(value) => form.change(id, value)}
      />
    );
  };
  return (
    <DialogForm
      title={t(`evidence.adding.${kind}`)}
      submit={t('evidence.adding.submit')}
      busy={isPending}
      onSubmit={() => form.check() && add()}
      onClose={onClose}
    >
      {field('document_id')}
      {kind === 'document' && (
        <ExpandableSection headerText={t('evidence.adding.upload')}>
          <UploadPanel subject={ofApplication(one.application_id)} onReady={choose('document_id')} />
        </ExpandableSection>
      )}
      {field('test_id')}
      {field('url')}
      {field('name')}
      {field('text')}
      <div className="field-pair">
        {field('effective_from')}
        {field('expires_on')}
      </div>
    </DialogForm>
  );
};
