import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { Draft, Rules } from '#domain/rules.ts';
import { BeginHere } from '#web/components/keyboard/begin-here.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import type { Conflict } from './conflict.ts';
import { draftOf } from './draft.ts';
import type { Saved } from './form-kind.ts';
import { type FormFields, valueText } from './value-text.ts';
import './conflict.css';

type ConflictDialogProps = {
  conflict: Conflict<Saved>;
  rules: Rules;
  fields: FormFields;
  base: Draft;
  mine: Draft;
  saving: boolean;
  onApply: () => void;
  onReload: () => void;
  onDismiss: () => void;
};

export const ConflictDialog = ({ conflict, rules, fields, base, mine, saving, ...answers }: ConflictDialogProps) => {
  const { onApply, onReload, onDismiss } = answers;
  const { t, i18n } = useTranslation();
  const { theirs, differences } = conflict;
  const saved = draftOf<Draft>(rules, theirs);

  return (
    <Modal
      visible
      size="large"
      header={t('form.conflict.title')}
      closeAriaLabel={t('actions.close')}
      onDismiss={onDismiss}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={onReload}>{t('form.conflict.reload')}</Button>
            <BeginHere>
              <Button variant="primary" loading={saving} onClick={onApply}>
                {t('form.conflict.apply')}
              </Button>
            </BeginHere>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <Box>
          {t('form.conflict.text', {
            who: theirs.updated_by.name,
            when: formatMoment(theirs.updated_at, i18n.language),
          })}
        </Box>
        {differences.length === 0 ? (
          <Box>{t('form.conflict.same')}</Box>
        ) : (
          <dl className="conflict">
            {differences.map(({ field, mineToo }) => (
              <div key={field} className="conflict-field">
                <dt>{fields[field]?.label}</dt>
                <Value label={t('form.conflict.before')} text={valueText(fields, base, field)} />
                <Value label={t('form.conflict.theirs')} text={valueText(fields, saved, field)} strong />
                {mineToo ? (
                  <Value label={t('form.conflict.yours')} text={valueText(fields, mine, field)} strong />
                ) : (
                  <Value label={t('form.conflict.yours')} text={t('form.conflict.untouched')} />
                )}
              </div>
            ))}
          </dl>
        )}
        <Box color="text-body-secondary">{t('form.conflict.applyHint')}</Box>
      </SpaceBetween>
    </Modal>
  );
};

const Value = ({ label, text, strong = false }: { label: string; text: string; strong?: boolean }) => {
  const { t } = useTranslation();
  return (
    <dd className={strong ? 'conflict-value conflict-value-new' : 'conflict-value'}>
      <span className="conflict-label">{label}</span>
      {text || t('actions.notGiven')}
    </dd>
  );
};
