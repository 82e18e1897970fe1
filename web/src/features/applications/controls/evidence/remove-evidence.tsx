import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import type { ShownControl } from '#domain/controls/control.ts';
import { removalRules } from '#domain/controls/control-rules.ts';
import type { Evidence } from '#domain/controls/evidence.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useControlChanges } from '../use-control-changes.ts';

type RemoveEvidenceProps = { one: ShownControl; piece: Evidence; onClose: () => void };

/** The frameworks that lose coverage when evidence of an accepted control is removed. */
const Falls = ({ one }: { one: ShownControl }) => {
  const { t } = useTranslation();
  if (one.asked_by.length === 0) return <Alert type="warning">{t('evidence.remove.reliedNoFramework')}</Alert>;
  const frameworks = [...new Map(one.asked_by.map(({ framework }) => [framework.id, framework.name]))];
  return (
    <Alert type="warning">
      {t('evidence.remove.relied')}
      <ul className="control-falls">
        {frameworks.map(([id, name]) => {
          const ids = one.asked_by
            .filter(({ framework }) => framework.id === id)
            .map(({ requirement }) => requirement.id);
          return <li key={id}>{`${name}: ${ids.join(', ')}`}</li>;
        })}
      </ul>
    </Alert>
  );
};

/** Explains the consequences before it removes evidence from a control. */
export const RemoveEvidence = ({ one, piece, onClose }: RemoveEvidenceProps) => {
  const { t } = useTranslation();
  const form = useForm(removalRules, { reason: '' });
  const { mutate, isPending } = useControlChanges(one, form.refuse);
  const remove = () =>
    mutate((acts) => acts.remove(piece.id, form.draft.reason), {
      onSuccess: () => {
        onClose();
        snackbar.show({ type: 'success', message: t('evidence.remove.done') });
      },
    });
  return (
    <DialogForm
      title={t('evidence.remove.title')}
      submit={t('evidence.remove.submit')}
      busy={isPending}
      onSubmit={() => form.check() && remove()}
      onClose={onClose}
    >
      <div className="typed">{t('evidence.remove.text', { name: piece.name })}</div>
      {one.state === 'accepted' && piece.relied_on && <Falls one={one} />}
      <Field
        rule={removalRules.reason}
        look={{ label: t('evidence.fields.reason') }}
        value={form.draft.reason}
        error={form.errors.reason}
        onChange={(value) => form.change('reason', value)}
      />
    </DialogForm>
  );
};
