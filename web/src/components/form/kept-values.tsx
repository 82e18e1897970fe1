import Alert, { type AlertProps } from '@cloudscape-design/components/alert';
import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft, Rules } from '#domain/rules.ts';
import { editedFields } from './draft.ts';
import { type FormFields, valueText } from './value-text.ts';
import './conflict.css';

type KeptValuesProps = { rules: Rules; fields: FormFields; base: Draft; mine: Draft; onDismiss: () => void };

/** Values that the user typed before they accepted the stored version, still available to copy. */
export const KeptValues = ({ rules, fields, base, mine, onDismiss }: KeptValuesProps) => {
  const { t } = useTranslation();
  const alert = useRef<AlertProps.Ref>(null);
  useEffect(() => alert.current?.focus(), []);

  return (
    <Alert
      ref={alert}
      type="info"
      dismissible
      dismissAriaLabel={t('actions.close')}
      header={t('form.conflict.yoursKept')}
      onDismiss={onDismiss}
    >
      <SpaceBetween size="s">
        {t('form.conflict.yoursKeptText')}
        <dl className="conflict">
          {editedFields(rules, base, mine).map((field) => (
            <div key={field} className="kept-field">
              <dt>{fields[field]?.label}</dt>
              <dd className="conflict-value">
                <CopyToClipboard
                  variant="inline"
                  textToCopy={valueText(fields, mine, field)}
                  textToDisplay={valueText(fields, mine, field) || t('actions.notGiven')}
                  wrapText
                  copyButtonAriaLabel={t('form.conflict.copy')}
                  copySuccessText={t('form.conflict.copied')}
                  copyErrorText={t('form.conflict.copyFailed')}
                />
              </dd>
            </div>
          ))}
        </dl>
      </SpaceBetween>
    </Alert>
  );
};
