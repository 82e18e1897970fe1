import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { ApplicationDraft } from '#domain/application.ts';
import { BeginHere } from '#web/components/begin-here.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import type { Conflict } from './conflict.ts';
import { draftOf } from './draft.ts';
import { useValueText } from './use-value-text.ts';
import './conflict.css';

type ConflictDialogProps = {
  conflict: Conflict;
  base: ApplicationDraft;
  mine: ApplicationDraft;
  saving: boolean;
  onApply: () => void;
  onReload: () => void;
  onDismiss: () => void;
};

export const ConflictDialog = ({ conflict, base, mine, saving, onApply, onReload, onDismiss }: ConflictDialogProps) => {
  const { t, i18n } = useTranslation();
  const valueText = useValueText();
  const { theirs, differences } = conflict;
  const saved = draftOf(theirs);

  return (
    <Modal
      visible
      size="large"
      header={t('applications.conflict.title')}
      closeAriaLabel={t('actions.close')}
      onDismiss={onDismiss}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={onReload}>{t('applications.conflict.reload')}</Button>
            <BeginHere>
              <Button variant="primary" loading={saving} onClick={onApply}>
                {t('applications.conflict.apply')}
              </Button>
            </BeginHere>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <Box>
          {t('applications.conflict.text', {
            who: theirs.updated_by.name,
            when: formatMoment(theirs.updated_at, i18n.language),
          })}
        </Box>
        {differences.length === 0 ? (
          <Box>{t('applications.conflict.same')}</Box>
        ) : (
          <dl className="conflict">
            {differences.map(({ field, mineToo }) => (
              <div key={field} className="conflict-field">
                <dt>{t(`applications.fields.${field}`)}</dt>
                <Value label={t('applications.conflict.before')} text={valueText(base, field)} />
                <Value label={t('applications.conflict.theirs')} text={valueText(saved, field)} strong />
                {mineToo ? (
                  <Value label={t('applications.conflict.yours')} text={valueText(mine, field)} strong />
                ) : (
                  <Value label={t('applications.conflict.yours')} text={t('applications.conflict.untouched')} />
                )}
              </div>
            ))}
          </dl>
        )}
        <Box color="text-body-secondary">{t('applications.conflict.applyHint')}</Box>
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
