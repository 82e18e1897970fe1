import Alert, { type AlertProps } from '@cloudscape-design/components/alert';
import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDraft } from '#domain/application.ts';
import { editedFields } from './draft.ts';
import { useValueText } from './use-value-text.ts';

type KeptValuesProps = { base: ApplicationDraft; mine: ApplicationDraft; onDismiss: () => void };

/** What somebody had typed before they took over the saved application, still there to copy. */
export const KeptValues = ({ base, mine, onDismiss }: KeptValuesProps) => {
  const { t } = useTranslation();
  const valueText = useValueText();
  const alert = useRef<AlertProps.Ref>(null);
  useEffect(() => alert.current?.focus(), []);

  return (
    <Alert
      ref={alert}
      type="info"
      dismissible
      dismissAriaLabel={t('actions.close')}
      header={t('applications.conflict.yoursKept')}
      onDismiss={onDismiss}
    >
      <SpaceBetween size="s">
        {t('applications.conflict.yoursKeptText')}
        <dl className="conflict">
          {editedFields(base, mine).map((field) => (
            <div key={field} className="kept-field">
              <dt>{t(`applications.fields.${field}`)}</dt>
              <dd className="conflict-value">
                <CopyToClipboard
                  variant="inline"
                  textToCopy={valueText(mine, field)}
                  textToDisplay={valueText(mine, field) || t('actions.notGiven')}
                  wrapText
                  copyButtonAriaLabel={t('applications.conflict.copy')}
                  copySuccessText={t('applications.conflict.copied')}
                  copyErrorText={t('applications.conflict.copyFailed')}
                />
              </dd>
            </div>
          ))}
        </dl>
      </SpaceBetween>
    </Alert>
  );
};
